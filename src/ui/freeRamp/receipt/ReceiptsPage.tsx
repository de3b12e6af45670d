import type { ReactElement } from 'react';
import { PageHeading } from '../../design/PageHeading';
import { AccountPrompt } from '../AccountPrompt';
import { useFreeRamp } from '../useFreeRamp';
import { ReceiptList } from './ReceiptList';
import { ReceiptOfTicket } from './ReceiptOfTicket';

/** The receipts of the account (P2.35); a visitor has the receipt of one ticket at a time (P2.43, P6.1). */
export function ReceiptsPage(): ReactElement {
  const { account } = useFreeRamp();
  return (
    <>
      <PageHeading>Vos reçus</PageHeading>
      {account === null ? (
        <AccountPrompt reason="Retrouvez tous vos reçus au même endroit, et réunissez plusieurs tickets sur un seul." />
      ) : (
        <ReceiptList />
      )}
      <ReceiptOfTicket />
    </>
  );
}
