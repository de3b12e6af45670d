import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import { noticeDue, noticeStatus } from '../../../src/domain/notice/passageNotice';
import { aPassageNotice } from '../../support/publicSite/notices';

const paidAt = instant(1_794_474_900);

describe('P4.7–P4.9 the status of a notice', () => {
  it.each([
    ['P4.7 with a date of payment it is paid', { paidAt, isOpen: false }, 'paid'],
    ['P4.7 that date counts also while it is open', { paidAt, isOpen: true }, 'paid'],
    ['P4.8 open and unpaid, it can be paid', {}, 'payable'],
    ['P4.8 down to the last cent', { receivedAmount: cents(1319) }, 'payable'],
    ['open, and what was received covers it', { receivedAmount: cents(1320) }, 'nothingDue'],
    ['open, and more was received', { receivedAmount: cents(2000) }, 'nothingDue'],
    ['P4.9 neither open nor paid, it may not', { isOpen: false }, 'closed'],
    ['P4.9 also with nothing due', { isOpen: false, receivedAmount: cents(1320) }, 'closed'],
  ] as const)('%s', (_title, part, kind) => {
    expect(noticeStatus(aPassageNotice(part)).kind).toBe(kind);
  });

  it('P4.7 contains the date of the payment', () => {
    expect(noticeStatus(aPassageNotice({ paidAt }))).toEqual({ kind: 'paid', at: paidAt });
  });
});

describe('P3.20 the amount due', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });

  test.prop([amount, amount, amount])(
    'is the passage and the fees, less what was received; never negative',
    (passage, fees, received) => {
      const due = noticeDue(
        aPassageNotice({
          passageAmount: cents(passage),
          feesAmount: cents(fees),
          receivedAmount: cents(received),
        }),
      );
      expect(due).toBe(Math.max(0, passage + fees - received));
    },
  );
});
