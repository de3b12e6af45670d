import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { invoicePeriod as printedPeriod } from '../../../scripts/simulators/backend/member/invoicePeriod.ts';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import { invoicePeriod } from '../../../src/domain/invoice/invoicePeriod';
import { anInvoice } from '../../support/subscriber/builders';

const moment = fc.integer({ min: 0, max: 4_133_980_799 });
const apart = fc.integer({ min: 40 * 86_400, max: 200 * 86_400 });

test.prop([moment, apart, fc.constantFrom(['invoice', 'F'], ['statement', 'R'] as const)])(
  'the printed document has the days that the site names',
  (seconds, between, [kind, type]) => {
    const createdAt = instant(seconds + between);
    const before = anInvoice({ kind: 'statement', createdAt: instant(seconds) });
    const printed = printedPeriod(type, createdAt, seconds);
    const document = anInvoice({ kind: kind as 'invoice', createdAt });
    expect(invoicePeriod(document, [before, document])).toEqual({
      from: calendarDayOf(instant(printed.from)),
      to: calendarDayOf(instant(printed.to)),
    });
  },
);
