import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { instant } from '../../src/domain/instant';
import { cents } from '../../src/domain/money';
import { noticeDue, noticeStanding } from '../../src/domain/passageNotice';
import { aPassageNotice } from '../support/notices';

const paidAt = instant(1_794_474_900);

describe('P4.7–P4.9 where a notice stands', () => {
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
    expect(noticeStanding(aPassageNotice(part)).kind).toBe(kind);
  });

  it('P4.7 says when it was paid', () => {
    expect(noticeStanding(aPassageNotice({ paidAt }))).toEqual({ kind: 'paid', at: paidAt });
  });
});

describe('P3.20 what is due', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });

  test.prop([amount, amount, amount])(
    'is the passage and the fees, less what was received; never less than nothing',
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
