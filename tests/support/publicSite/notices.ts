import { instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import type { NoticeReference } from '../../../src/domain/payment/noticeReference';
import type { NoticeSearch } from '../../../src/domain/notice/noticeSearch';
import type { PassageNotice } from '../../../src/domain/notice/passageNotice';

/** An open, unpaid notice of 3.20 € + 10.00 €: the first of the contract's examples. */
export function aPassageNotice(part: Partial<PassageNotice> = {}): PassageNotice {
  return {
    id: 31_007,
    reference: '26104887' as NoticeReference,
    paymentNoticeNumber: null,
    plate: 'AB123CD',
    passedAt: instant(1_794_246_120),
    trip: 2,
    passageAmount: cents(320),
    feesAmount: cents(1000),
    receivedAmount: cents(0),
    paidAt: null,
    isOpen: true,
    payer: { address: '12 RUE DE LA REPUBLIQUE', zip: '13002', city: 'MARSEILLE' },
    ...part,
  };
}

export const aNoticeSearch = {
  number: '26104887',
  plate: 'AB123CD',
  email: 'camille.durand@example.fr',
} as NoticeSearch;
