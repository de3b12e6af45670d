import type { ReactElement } from 'react';
import { PageHeading } from '../../design/page/PageHeading';
import { AccountPrompt } from '../parts/AccountPrompt';
import { useFreeRamp } from '../area/useFreeRamp';
import { ReceiptList } from './ReceiptList';
import { ReceiptOfTicket } from './ReceiptOfTicket';

/** The receipts of the account (P2.35); a visitor gets the receipt of one ticket at a time (P2.43, P6.1). */
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
