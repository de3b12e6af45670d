import { anyText, fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/basis/calendar';
import { calendarDayOf } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import {
  defaultPassagePeriod,
  writePassagePeriod,
  parsePassagePeriod,
  passagePeriodBetween,
  periodOfPassages,
  shownDays,
} from '../../../src/domain/passage/passagePeriod';
import { atParis } from '../../support/basis/atParis';
import { day } from '../../support/basis/day';

const now = atParis('2026-11-21T10:00');
const period = (from: string, to: string) => ({ from: day(from), to: day(to) });
/** Any moment from 1970 to 2100. */
const anyMoment = fc.integer({ min: 0, max: 4_133_980_799 }).map(instant);
/** Months since the year 0. */
const monthNumber = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));
const march = E.right(period('2026-03-01', '2026-03-31'));

describe('M9.2 passages cover the last 18 months', () => {
  it.each([
    ['2026-11-21T10:00', '2025-05-21', '2026-11-21'],
    ['2026-11-21T00:00', '2025-05-21', '2026-11-21'],
    ['2026-11-20T23:59:59', '2025-05-20', '2026-11-20'],
    ['2026-08-31T12:00', '2025-02-28', '2026-08-31'],
    ['2025-08-31T12:00', '2024-02-29', '2025-08-31'],
    ['2026-03-29T00:00', '2024-09-29', '2026-03-29'],
    ['2026-03-29T23:59:59', '2024-09-29', '2026-03-29'],
    ['2026-10-25T00:00', '2025-04-25', '2026-10-25'],
    ['2026-10-25T02:30+02:00', '2025-04-25', '2026-10-25'],
    ['2026-10-25T02:30+01:00', '2025-04-25', '2026-10-25'],
    ['2026-10-25T23:59:59', '2025-04-25', '2026-10-25'],
  ])('on %s from %s to %s', (iso, from, to) => {
    expect(defaultPassagePeriod(atParis(iso))).toEqual({ from, to });
  });

  test.prop([anyMoment])(
    'whatever the moment: eighteen months, and the same day of the month',
    (now) => {
      const { from, to } = defaultPassagePeriod(now);
      expect(to).toBe(calendarDayOf(now));
      expect(monthNumber(to) - monthNumber(from)).toBe(18);
      // A day that a shorter month does not have becomes its last day.
      expect(from.slice(8) === to.slice(8) || addDays(from, 1).endsWith('-01')).toBe(true);
    },
  );

  it.each([
    ['2025-05-21', '2026-11-21', E.right(period('2025-05-21', '2026-11-21'))],
    ['2025-05-20', '2026-11-21', E.left({ kind: 'passagePeriod/too-old' })],
    ['2025-05-21', '2026-11-22', E.left({ kind: 'passagePeriod/in-future' })],
    ['2026-11-21', '2026-11-21', E.right(period('2026-11-21', '2026-11-21'))],
    ['2026-11-22', '2026-11-22', E.left({ kind: 'passagePeriod/in-future' })],
    ['2026-03-02', '2026-03-01', E.left({ kind: 'passagePeriod/reversed' })],
    ['2030-01-01', '2020-01-01', E.left({ kind: 'passagePeriod/reversed' })],
    ['2020-01-01', '2030-01-01', E.left({ kind: 'passagePeriod/too-old' })],
  ])('chosen from %s to %s on 21/11/2026', (from, to, expected) => {
    expect(passagePeriodBetween(day(from), day(to), now)).toEqual(expected);
  });
});

describe('M2.26 a period can be typed', () => {
  it.each([
    '01/03/2026 – 31/03/2026',
    '01/03/2026 - 31/03/2026',
    '01/03/2026 — 31/03/2026',
    '01/03/2026-31/03/2026',
    '01/03/2026 au 31/03/2026',
    '01/03/2026 AU 31/03/2026',
    'du 01/03/2026 au 31/03/2026',
    'Du  1/3/2026 au 31/3/2026',
    '01/03/2026 à 31/03/2026',
    '01/03/2026 a\u0300 31/03/2026',
    '01/03/2026 → 31/03/2026',
    '01/03/2026 -> 31/03/2026',
    '01/03/2026 to 31/03/2026',
    "01/03/2026 jusqu'au 31/03/2026",
    'entre le 01/03/2026 et le 31/03/2026',
    '2026-03-01/2026-03-31',
    'du 1er mars 2026 au mardi 31 mars 2026 inclus.',
    '010326 – 310326',
    '01/03/2026 31/03/2026',
    '01/03/2026   31/03/2026',
    '\u00A01/3/2026\u202F–\u00A031/3/2026 ',
    '2026-03-01 – 2026-03-31',
    '2026-03-01 2026-03-31',
    'du 2026-03-01 au 31.03.26',
    'Période du 1er au 31 mars 2026 compris',
    '01/03 – 31/03/2026',
    '01/03/2026 00:00 … 31/03/2026 23:59',
    '01/03/26 – 31/03/26',
    '01.03.2026-31.03.2026',
    '01032026 – 31032026',
    '\u200e01/03/2026\u200b – 31/03/2026\u200e',
  ])('« %s » is the month of March', (raw) => {
    expect(parsePassagePeriod(raw, now)).toEqual(march);
  });

  it('a single day is the period of that day', () => {
    expect(parsePassagePeriod('5/3/2026', now)).toEqual(
      E.right(period('2026-03-05', '2026-03-05')),
    );
  });

  it.each([
    '',
    'mars 2026',
    '01/03/2026 –',
    '1-2-3-2026',
    '– 31/03/2026',
    '01/03/2026 – 31/02/2026',
    '31/02/2026 – 31/03/2026',
    '31/02/2026',
    '01/03/2026 ou 31/03/2026',
    '01/03/202631/03/2026',
    '01/03/2026 – 15/03/2026 – 31/03/2026',
    'x01/03/2026',
    '01/03/2026x',
    'du01/03/2026',
  ])('« %s » cannot be read', (raw) => {
    expect(parsePassagePeriod(raw, now)).toEqual(E.left({ kind: 'passagePeriod/unreadable' }));
  });

  it.each([
    ['31/03/2026 – 01/03/2026', 'passagePeriod/reversed'],
    ['20/05/2025 – 31/03/2026', 'passagePeriod/too-old'],
    ['01/03/2026 – 22/11/2026', 'passagePeriod/in-future'],
  ])('« %s » is refused: %s', (raw, kind) => {
    expect(parsePassagePeriod(raw, now)).toEqual(E.left({ kind }));
  });

  it('the default is shown with an en dash', () => {
    expect(writePassagePeriod(defaultPassagePeriod(now))).toBe('21/05/2025 – 21/11/2026');
  });

  test.prop([fc.nat(540), fc.nat(540)])('what is shown can be typed again', (a, b) => {
    const back = (days: number) => addDays(day('2026-11-21'), -days);
    const chosen = { from: back(Math.max(a, b)), to: back(Math.min(a, b)) };
    expect(parsePassagePeriod(writePassagePeriod(chosen), now)).toEqual(E.right(chosen));
  });

  test.prop([anyText])('no text makes it throw', (raw) => {
    expect(parsePassagePeriod(raw, now)._tag).toMatch(/Left|Right/);
  });
});

describe('M3.10 the oldest and the newest passage limit the days of the calendar', () => {
  const widest = period('2025-05-21', '2026-11-21');
  const found = (oldest: string | null, newest: string | null) => ({ oldest, newest });

  it.each([
    ['both are known', ['2025-07-02', '2026-11-20'], ['2025-07-02', '2026-11-20']],
    ['both are on one day', ['2026-07-02', '2026-07-02'], ['2026-07-02', '2026-07-02']],
    ['neither is known', [null, null], ['2025-05-21', '2026-11-21']],
    ['one is known', [null, '2026-10-01'], ['2025-05-21', '2026-10-01']],
    ['both lie outside the 18 months', ['2019-01-01', '2031-01-01'], ['2025-05-21', '2026-11-21']],
    ['both lie before the 18 months', ['2019-01-01', '2019-02-01'], ['2025-05-21', '2026-11-21']],
    ['one does not exist', ['2026-02-30', '2026-10-01'], ['2025-05-21', '2026-10-01']],
    ['neither exists', ['0000-00-00', '2026-02-30'], ['2025-05-21', '2026-11-21']],
    ['they are in the wrong order', ['2026-11-20', '2025-07-02'], ['2025-05-21', '2026-11-21']],
  ] as const)('%s', (_title, [oldest, newest], [from, to]) => {
    expect(periodOfPassages(widest, widest, found(oldest, newest))).toEqual(period(from, to));
  });

  it.each([
    ['inside it', '2026-03-02', '2026-03-30'],
    ['on its first and last day', '2026-03-01', '2026-03-31'],
  ])('those of a narrower search do not limit the days before and after: %s', (_title, ...ends) => {
    const searched = period('2026-03-01', '2026-03-31');
    expect(periodOfPassages(widest, searched, found(...ends))).toEqual(widest);
  });

  it('those of all passages, if the server sends them, limit a narrower search too', () => {
    const searched = period('2026-03-01', '2026-03-31');
    expect(periodOfPassages(widest, searched, found('2025-07-02', '2026-11-20'))).toEqual(
      period('2025-07-02', '2026-11-20'),
    );
  });
});

describe('M9.2 the days of a period that are still shown', () => {
  it.each([
    ['all of them', ['2026-10-01', '2026-10-31'], ['2026-10-01', '2026-10-31']],
    ['those of the last 18 months', ['2025-05-01', '2025-05-31'], ['2025-05-21', '2025-05-31']],
    ['those up to today', ['2026-11-01', '2026-11-30'], ['2026-11-01', '2026-11-21']],
    ['the oldest day alone', ['2025-04-01', '2025-05-21'], ['2025-05-21', '2025-05-21']],
  ] as const)('%s', (_title, [from, to], [first, last]) => {
    expect(shownDays(period(from, to), now)).toEqual(period(first, last));
  });

  it.each([
    ['a month before', '2025-04-01', '2025-04-30'],
    ['the last day before', '2025-05-20', '2025-05-20'],
    ['a day to come', '2026-11-22', '2026-11-30'],
  ])('none: %s', (_title, from, to) => {
    expect(shownDays(period(from, to), now)).toBeNull();
  });

  test.prop([anyMoment, anyMoment, fc.nat(1000)])(
    'a period of them is one that can be searched',
    (at, start, length) => {
      const from = calendarDayOf(start);
      const shown = shownDays({ from, to: addDays(from, length) }, at);
      if (shown) expect(passagePeriodBetween(shown.from, shown.to, at)).toEqual(E.right(shown));
    },
  );
});

it('« à » may be written as a letter and its accent', () => {
  expect(parsePassagePeriod('01/03/2026 a\u0300 31/03/2026', now)).toEqual(
    parsePassagePeriod('01/03/2026 à 31/03/2026', now),
  );
});

it.each([
  ['accents above and below one letter', `01/03/2026 a${'\u0301\u0323'.repeat(500_000)}`],
  ['blanks between two days', `01/03/2026${' '.repeat(1_000_000)}x`],
  ['blanks before the first day', `du${' '.repeat(1_000_000)}x`],
])('a million %s are parsed in linear time', (_, raw) => {
  expect(parsePassagePeriod(raw, now)).toEqual(E.left({ kind: 'passagePeriod/unreadable' }));
});
