import { Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { formatDate, formatEuros } from '../../words/format.fr';
import { invoiceFacts } from '../help/helpFacts';
import { unpaidInvoiceNumbers } from '../../../domain/invoice/unpaidInvoice';
import {
  findInvoice,
  lacksEntries,
  type FoundInvoice,
} from '../../../domain/subscriber/findOnContracts';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { routes } from '../../navigation/routes';
import { BackLink } from '../area/BackLink';
import { useOwnContract } from '../area/useOwnContract';
import { useHelp } from '../help/useHelp';
import { useSubscriber } from '../area/useSubscriber';
import { InvoiceDocument } from './InvoiceDocument';
import { InvoiceDownload } from './InvoiceDownload';
import { InvoiceTrips } from './InvoiceTrips';
import { invoiceKindWords } from './invoiceWords';
import { UnpaidPill } from './UnpaidPill';
import { listOfYear } from './listOfYear';

/** The PDF of an invoice or statement (M2.11). A number that no contract has is not requested. */
export function InvoiceViewPage(): ReactElement {
  const { id = '' } = useParams();
  const found = findInvoice(useSubscriber().contracts, id);
  return found ? <InvoiceView key={id} {...found} /> : <NoSuchInvoice />;
}

/** Its contract becomes the selected one; selecting another contract opens that contract's invoices. */
function InvoiceView({ invoice, contractIndex }: FoundInvoice): ReactElement {
  const { number, kind, createdAt, amount } = invoice;
  const { contracts } = useSubscriber();
  const help = useHelp();
  const { contract, invoices: documents = [], badges = [] } = contracts[contractIndex] ?? {};
  // On a phone the link that opens the document is the first action.
  const isNarrow = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const hasChosenAnother = useOwnContract(contractIndex);
  if (hasChosenAnother) return <Navigate to={routes.invoices} />;
  const actions = (
    <Actions key="actions">
      <InvoiceDownload invoice={invoice} />
      <ButtonLink
        variant="outline"
        to={routes.memberContact}
        state={help(
          'invoice',
          invoiceFacts({
            title: `${invoiceKindWords[kind]} ${number}`,
            date: formatDate(createdAt),
            amount,
            contract: contract?.reference ?? null,
          }),
        )}
      >
        {`Une question sur ${kind === 'invoice' ? 'cette facture' : 'ce relevé'}`}
      </ButtonLink>
    </Actions>
  );
  const document = <InvoiceDocument key="document" invoice={invoice} />;
  return (
    <>
      <BackLink to={listOfYear(invoice, documents)}>Retour aux factures</BackLink>
      <PageHeading>{`${invoiceKindWords[kind]} ${number}`}</PageHeading>
      <Box component="p" mt={8} c="dimmed" className="tp-numbers">
        {kind === 'statement' && <span>{`${invoiceKindWords.statement} du `}</span>}
        <span>{`${formatDate(createdAt)} · ${formatEuros(amount)} TTC`}</span> <span>·</span>{' '}
        <InvoiceTrips invoice={invoice} documents={documents} badges={badges} />
      </Box>
      {unpaidInvoiceNumbers(contract?.unpaidInvoices ?? []).includes(number) && (
        <Box mt={8}>
          <UnpaidPill />
        </Box>
      )}
      {isNarrow ? [document, actions] : [actions, document]}
    </>
  );
}

function NoSuchInvoice(): ReactElement {
  const isPartial = lacksEntries(useSubscriber().contracts, 'invoices');
  return (
    <>
      <PageHeading>Facture introuvable</PageHeading>
      <Box component="p" mt={8} c="dimmed" className="tp-numbers">
        {isPartial
          ? "Nous n'avons pas pu lire toutes vos factures\u202f: ce document en fait peut-être partie. Revenez dans quelques minutes, ou contactez-nous."
          : "Aucun de vos contrats n'a ce document. Choisissez-en un autre dans la liste."}
      </Box>
      <Actions>
        <ButtonLink variant="outline" to={routes.invoices}>
          Retour aux factures
        </ButtonLink>
      </Actions>
    </>
  );
}
