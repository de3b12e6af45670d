import type { ReactElement } from 'react';
import { generatePath } from 'react-router-dom';
import { formatDate } from '../../../domain/instant';
import { latestInvoicesFirst, type Invoice } from '../../../domain/invoice';
import { formatEuros } from '../../../domain/money';
import { ButtonLink } from '../../design/ButtonLink';
import type { DataColumn } from '../../design/DataTable';
import { routes } from '../../navigation/routes';
import { ContractList } from '../ContractList';
import { WithContract } from '../WithContract';
import { InvoiceDownload } from './InvoiceDownload';
import { invoiceKindWords, theInvoice } from './invoiceWords';

const columns: readonly DataColumn<Invoice>[] = [
  { label: 'N°', cell: ({ number }) => number },
  { label: 'Type', cell: ({ kind }) => invoiceKindWords[kind] },
  { label: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
  { label: 'Montant TTC', cell: ({ amount }) => formatEuros(amount), isAmount: true },
  { label: 'Actions', cell: (invoice) => <InvoiceActions invoice={invoice} />, isWide: true },
];

/** The invoices and statements of the selected contract, latest first (M2.10, M2.24). */
export function InvoiceListPage(): ReactElement {
  return (
    <WithContract heading="Mes factures">
      {({ contract, invoices }) => (
        <ContractList
          emptyMessage="vous n'avez pas aucune facture pour le moment."
          caption={`Factures et relevés du contrat ${contract.reference}`}
          columns={columns}
          rows={latestInvoicesFirst(invoices)}
          keyOf={({ number }) => number}
        />
      )}
    </WithContract>
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
