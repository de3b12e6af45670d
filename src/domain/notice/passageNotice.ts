import type { Instant } from '../basis/instant';
import { cents, isNothingDue, type Cents } from '../basis/money';
import type { NoticeReference } from '../payment/noticeReference';
import type { PayerAddressInput } from '../payment/payerAddress';
import type { TripCode } from '../passage/tripCode';

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
  /** null: not paid yet. */
  readonly paidAt: Instant | null;
  /** Whether it may be paid online. */
  readonly isOpen: boolean;
  /** null: not known to the operator. */
  readonly payer: PayerAddressInput;
}

/**
 * The status of a notice, and when it was paid (P4.7–P4.9). `nothingDue`: open, and fully covered by
 * payments.
 */
export type NoticeStatus =
  | { readonly kind: 'paid'; readonly at: Instant }
  | { readonly kind: 'payable' }
  | { readonly kind: 'nothingDue' }
  | { readonly kind: 'closed' };

/** The amount to pay: the passage and the fees, less what was received; never negative. */
export function noticeDue({ passageAmount, feesAmount, receivedAmount }: PassageNotice): Cents {
  return cents(Math.max(0, passageAmount + feesAmount - receivedAmount));
}

/**
 * Paid if it has a date of payment (P4.7); otherwise payable while it is open (P4.8), and not payable online
 * afterwards (P4.9).
 */
export function noticeStatus(notice: PassageNotice): NoticeStatus {
  if (notice.paidAt !== null) return { kind: 'paid', at: notice.paidAt };
  if (!notice.isOpen) return { kind: 'closed' };
  return { kind: isNothingDue(noticeDue(notice)) ? 'nothingDue' : 'payable' };
}
