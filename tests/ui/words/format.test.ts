// @vitest-environment node
import { describe, expect, expectTypeOf, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { cents } from '../../../src/domain/basis/money';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import * as english from '../../../src/ui/words/format.en';
import { formatFileSize } from '../../../src/ui/forms/file/formatFileSize.en';
import { formatLongDate } from '../../../src/ui/member/passages/table/formatLongDate.en';
import * as french from '../../../src/ui/words/format.fr';

/** 21 November 2026, 14:05:00 in Paris. */
const moment = instant(Date.parse('2026-11-21T13:05:00Z') / 1000);
const lastNight = instant(Date.parse('2026-11-20T23:30:00Z') / 1000);
/** 1 November 2026. */
const day = calendarDayOf(instant(Date.parse('2026-11-01T12:00:00Z') / 1000));

describe('the formats of a language', () => {
  it('are the same functions in every language', () => {
    expectTypeOf<typeof english>().toEqualTypeOf<typeof french>();
    expect(Object.keys(english).toSorted()).toEqual(Object.keys(french).toSorted());
  });

  it.each([
    ['€1,234.50', english.formatEuros(cents(123_450))],
    ['−€47.60', english.formatEuros(cents(-4_760))],
    ['+€12.80', english.formatSignedEuros(cents(1_280))],
    ['€30', english.formatShortEuros(cents(3_000))],
    ['€30.50', english.formatShortEuros(cents(3_050))],
    ['1,080', english.formatCount(1_080)],
    ['21\u00a0Nov\u00a02026', english.formatDate(moment)],
    ['21\u00a0Nov\u00a02026', english.formatDate(lastNight)],
    ['1\u00a0Nov\u00a02026', english.formatCalendarDay(day)],
    ['21\u00a0Nov\u00a02026, 14:05', english.formatDateTime(moment)],
    ['Saturday 21 November 2026', formatLongDate(moment)],
    ['512\u00a0B', formatFileSize(512)],
    ['182\u00a0kB', formatFileSize(182_400)],
    ['1.4\u00a0MB', formatFileSize(1_400_000)],
    ['+33\u00a01\u00a099\u00a000\u00a013\u00a020', english.formatPhone('01 99 00 13 20')],
    ['in a few minutes', english.formatWait(null)],
    ['in one minute', english.formatWait(60)],
    ['in 2 minutes', english.formatWait(61)],
    ['in 119 minutes', english.formatWait(7_140)],
    ['in 3 hours', english.formatWait(7_201)],
  ])('English: %s', (expected, written) => {
    expect(written).toBe(expected);
  });
});
