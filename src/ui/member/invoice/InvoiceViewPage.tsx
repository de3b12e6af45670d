import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { formatDate } from '../../../domain/instant';
import { formatEuros } from '../../../domain/money';
import { findInvoice, type FoundInvoice } from '../../../domain/findOnContracts';
import { Actions } from '../../design/Actions';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import { routes } from '../../navigation/routes';
import { useOwnContract } from '../useOwnContract';
import { useSubscriber } from '../useSubscriber';
import { InvoiceDocument } from './InvoiceDocument';
import { InvoiceDownload } from './InvoiceDownload';
import styles from './InvoiceViewPage.module.css';
import { invoiceKindWords } from './invoiceWords';

/** The PDF of one invoice or statement (M2.11). A number that is on none of the contracts is not asked for. */
export function InvoiceViewPage(): ReactElement {
  const { id = '' } = useParams();
  const found = findInvoice(useSubscriber().contracts, id);
  return found ? <InvoiceView key={id} {...found} /> : <NoSuchInvoice />;
}

/** Its contract becomes the selected one; whoever then selects another one is shown the invoices of that one. */
function InvoiceView({ invoice, contractIndex }: FoundInvoice): ReactElement {
  const { number, kind, createdAt, amount } = invoice;
  const hasChosenAnother = useOwnContract(contractIndex);
  if (hasChosenAnother) return <Navigate to={routes.invoices} />;
  return (
    <>
      <PageHeading>{`Facture ${number}`}</PageHeading>
      <p className={styles.summary}>
        {invoiceKindWords[kind]} du {formatDate(createdAt)}, {formatEuros(amount)} TTC
      </p>
      <Actions>
        <InvoiceDownload invoice={invoice} />
        <BackToList />
      </Actions>
      <InvoiceDocument invoice={invoice} />
    </>
  );
}

function NoSuchInvoice(): ReactElement {
  return (
    <>
      <PageHeading>Facture introuvable</PageHeading>
      <p className={styles.summary}>
        Aucun de vos contrats n'a ce document. Choisissez-le dans la liste.
      </p>
      <Actions>
        <BackToList />
      </Actions>
    </>
  );
}

function BackToList(): ReactElement {
  return (
    <ButtonLink variant="outline" to={routes.invoices}>
      Retour aux factures
    </ButtonLink>
  );
}
