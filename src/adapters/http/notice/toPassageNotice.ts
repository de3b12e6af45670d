import type { Notice } from '../../../../generated/api';
import { instant } from '../../../domain/basis/instant';
import { centsFromEuros } from '../../../domain/basis/money';
import type { NoticeReference } from '../../../domain/payment/noticeReference';
import type { PassageNotice } from '../../../domain/notice/passageNotice';

/**
 * The letter of the notice (P3.20) is not read: no statement says what it means to a visitor. The e-mail is
 * that of the search.
 */
export function toPassageNotice(notice: Notice): PassageNotice {
  return {
    id: notice.id,
    reference: notice.reference as NoticeReference,
    paymentNoticeNumber: notice.apNo?.trim() || null,
    plate: notice.numberplate,
    passedAt: instant(notice.passageDate.timestamp),
    trip: notice.tripCode,
    passageAmount: centsFromEuros(notice.passageAmount),
    feesAmount: centsFromEuros(notice.feesAmount),
    receivedAmount: centsFromEuros(notice.receivedAmount),
    paidAt: notice.paymentDate && instant(notice.paymentDate.timestamp),
    isOpen: notice.isOpen,
    payer: { address: notice.address ?? '', zip: notice.zip ?? '', city: notice.city ?? '' },
  };
}
