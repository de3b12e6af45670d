import type { Instant } from './instant';
import { cents, isNothingDue, type Cents } from './money';
import type { NoticeReference } from './noticeReference';
import type { PayerAddressInput } from './payerAddress';
import type { TripCode } from './tripCode';

/** A non-payment notice (CNP) or payment notice: a passage that was not paid at the lane (P3.20). */
export interface PassageNotice {
  readonly id: number;
  readonly reference: NoticeReference;
  /** Number of the payment notice that followed, if one did. */
  readonly paymentNoticeNumber: string | null;
  readonly plate: string;
  readonly passedAt: Instant;
  readonly trip: TripCode;
  readonly passageAmount: Cents;
  readonly feesAmount: Cents;
  readonly receivedAmount: Cents;
  /** null as long as it is not paid. */
  readonly paidAt: Instant | null;
  /** Whether it may be paid online. */
  readonly isOpen: boolean;
  /** As far as the operator knows it. */
  readonly payer: PayerAddressInput;
}

/** Where a notice stands, and when it was paid (P4.7–P4.9). `nothingDue`: open, and what was received covers it. */
export type NoticeStanding =
  | { readonly kind: 'paid'; readonly at: Instant }
  | { readonly kind: 'payable' }
  | { readonly kind: 'nothingDue' }
  | { readonly kind: 'closed' };

/** What is still to pay: the passage and the fees, less what was received; never less than nothing. */
export function noticeDue({ passageAmount, feesAmount, receivedAmount }: PassageNotice): Cents {
  return cents(Math.max(0, passageAmount + feesAmount - receivedAmount));
}

/** Paid once it has a date of payment (P4.7); otherwise to be paid while it is open (P4.8), not by the visitor when it is not (P4.9). */
export function noticeStanding(notice: PassageNotice): NoticeStanding {
  if (notice.paidAt !== null) return { kind: 'paid', at: notice.paidAt };
  if (!notice.isOpen) return { kind: 'closed' };
  return { kind: isNothingDue(noticeDue(notice)) ? 'nothingDue' : 'payable' };
}
