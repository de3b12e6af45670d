import type { Notice } from '../../../../generated/api.ts';
import { toCents, toEuros } from '../../rules/money.ts';
import type { Services } from '../../world/Services.ts';
import type { Debt } from './Debt.ts';
import { receiptOf } from './noticeReceipt.ts';
import { findNotice, storeNotice, type StoredNotice } from './notices.ts';

/**
 * The debt of a notice: passage and fees, less what was received. A closed notice cannot be paid
 * online (P4.9).
 */
export function noticeDebt(services: Services, reference: string): Debt | undefined {
  const found = findNotice(services.store, reference);
  if (found === undefined) return undefined;
  const { passageAmount, feesAmount, receivedAmount, paymentDate, isOpen } = found.notice;
  return {
    dueCents: toCents(passageAmount) + toCents(feesAmount) - toCents(receivedAmount),
    isSettled: paymentDate !== null,
    mayBePaid: isOpen,
    isFree: false,
    settle: () => settleNotice(services, found),
  };
}

/**
 * Marks the notice as fully paid and closed, and mails the receipt if it was requested (P4.7,
 * P4.10).
 */
function settleNotice(
  { store, clock, mailbox }: Services,
  { notice, wantsReceipt, receiptLanguage }: StoredNotice,
): void {
  const paidCents = toCents(notice.passageAmount) + toCents(notice.feesAmount);
  const paid: Notice = {
    ...notice,
    receivedAmount: toEuros(paidCents),
    paymentDate: { timestamp: clock.now() },
    isOpen: false,
  };
  storeNotice(store, paid);
  if (wantsReceipt && typeof paid.email === 'string') {
    mailbox.send({ recipient: paid.email, ...receiptOf(paid, receiptLanguage) });
  }
}
