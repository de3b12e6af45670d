import type { ReactElement } from 'react';
import { words as titles } from '../titles.words.fr';
import { words } from './receipts.words.fr';
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
      <PageHeading>{titles.receipts}</PageHeading>
      {account === null ? <AccountPrompt reason={words.prompt} /> : <ReceiptList />}
      <ReceiptOfTicket />
    </>
  );
}
