import type { ReactElement } from 'react';
import { WithContract } from '../area/WithContract';
import { InvoiceList } from './InvoiceList';

/**
 * The invoices and statements of the selected contract, latest first, the unpaid ones marked (M2.10, M2.24,
 * M3.5).
 */
export function InvoiceListPage(): ReactElement {
  return (
    <WithContract heading="Mes factures">{(file) => <InvoiceList file={file} />}</WithContract>
  );
}
