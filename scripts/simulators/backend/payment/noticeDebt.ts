import type { Notice } from '../../../../generated/api.ts';
import { toCents, toEuros } from '../../rules/money.ts';
import type { World } from '../../world/World.ts';
import type { Debt } from './Debt.ts';
import { receiptOf } from './noticeReceipt.ts';
import { findNotice, keepNotice, type KeptNotice } from './notices.ts';

/** A notice: the passage and the fees, less what was received. One that is closed may not be paid online (P4.9). */
export function noticeDebt(world: World, reference: string): Debt | undefined {
  const found = findNotice(world.store, reference);
  if (found === undefined) return undefined;
  const { passageAmount, feesAmount, receivedAmount, paymentDate, isOpen } = found.notice;
  return {
    dueCents: toCents(passageAmount) + toCents(feesAmount) - toCents(receivedAmount),
    isSettled: paymentDate !== null,
    mayBePaid: isOpen,
    isFree: false,
    settle: () => settleNotice(world, found),
  };
}

/** Paid in full, closed, and its receipt sent to whoever asked for one (P4.7, P4.10). */
function settleNotice(
  { store, clock, mailbox }: World,
  { notice, wantsReceipt }: KeptNotice,
): void {
  const paidCents = toCents(notice.passageAmount) + toCents(notice.feesAmount);
  const paid: Notice = {
    ...notice,
    receivedAmount: toEuros(paidCents),
    paymentDate: { timestamp: clock.now() },
    isOpen: false,
  };
  keepNotice(store, paid);
  if (wantsReceipt && typeof paid.email === 'string') {
    mailbox.send({ recipient: paid.email, ...receiptOf(paid) });
  }
}
