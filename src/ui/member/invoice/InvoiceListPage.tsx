import type { ReactElement } from 'react';
import { generatePath } from 'react-router-dom';
import { formatDate } from '../../../domain/instant';
import {
  latestInvoicesFirst,
  markUnpaid,
  type Invoice,
  type ListedInvoice,
} from '../../../domain/invoice';
import { formatEuros } from '../../../domain/money';
import { ButtonLink } from '../../design/ButtonLink';
import type { DataColumn } from '../../design/DataTable';
import { StatusPill } from '../../design/StatusPill';
import { WarningIcon } from '../../design/WarningIcon';
import { routes } from '../../navigation/routes';
import { ContractList } from '../ContractList';
import { WithContract } from '../WithContract';
import { InvoiceDownload } from './InvoiceDownload';
import styles from './InvoiceListPage.module.css';
import { invoiceKindWords, theInvoice } from './invoiceWords';

const columns: readonly DataColumn<ListedInvoice>[] = [
  { label: 'N°', cell: ({ number }) => number },
  { label: 'Type', cell: (invoice) => <InvoiceKindCell invoice={invoice} /> },
  { label: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
  { label: 'Montant TTC', cell: ({ amount }) => formatEuros(amount), isAmount: true },
  { label: 'Actions', cell: (invoice) => <InvoiceActions invoice={invoice} />, isWide: true },
];

/** The invoices and statements of the selected contract, latest first, the unpaid ones marked (M2.10, M2.24, M3.5). */
export function InvoiceListPage(): ReactElement {
  return (
    <WithContract heading="Mes factures">
      {({ contract, invoices, unreadable }) => (
        <ContractList
          emptyMessage="vous n'avez pas aucune facture pour le moment."
          caption={`Factures et relevés du contrat ${contract.reference}`}
          columns={columns}
          unreadable={unreadable.invoices}
          rows={markUnpaid(latestInvoicesFirst(invoices), contract.unpaidInvoices)}
          keyOf={({ number }) => number}
          isPressing={({ isUnpaid }) => isUnpaid}
        />
      )}
    </WithContract>
  );
}

function InvoiceKindCell({ invoice }: { readonly invoice: ListedInvoice }): ReactElement {
  return (
    <span className={styles.kind}>
      {invoiceKindWords[invoice.kind]}
      {invoice.isUnpaid && (
        <StatusPill tone="bad" icon={<WarningIcon />}>
          Impayée
        </StatusPill>
      )}
    </span>
  );
}

function InvoiceActions({ invoice }: { readonly invoice: Invoice }): ReactElement {
  return (
    <>
      <ButtonLink
        variant="outline"
        to={generatePath(routes.invoiceView, { id: invoice.number })}
        aria-label={`Visualiser ${theInvoice(invoice)}`}
      >
        Visualiser
      </ButtonLink>
      <InvoiceDownload invoice={invoice} isNamed />
    </>
  );
}
