import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { parisClock } from '../../../src/domain/basis/calendarDay';
import { instant } from '../../../src/domain/basis/instant';
import { spreadsheetClock } from '../../../src/domain/passage/spreadsheetClock';
import { atParis } from '../../support/basis/atParis';

describe('a moment of a spreadsheet is the wall clock of Europe/Paris', () => {
  it.each([
    ['1970-01-01T00:00:00', 25_569],
    ['2026-11-20T12:00:00', 46_346.5],
    ['2026-07-01T06:00:00', 46_204.25],
    // Both nights of a clock change: 02:15 is no time of the first, and occurs twice in the second.
    ['2026-03-29T03:00:00', 46_110.125],
    ['2026-10-25T02:15:00+02:00', 46_320.093_75],
    ['2026-10-25T02:15:00+01:00', 46_320.093_75],
  ])('%s is %d', (iso, expected) => {
    expect(spreadsheetClock()(atParis(iso))).toBe(expected);
  });

  const moment = fc.integer({ min: 0, max: 4_102_444_799 }).map(instant);

  test.prop([moment])('with the day and the minute that the page shows', (at) => {
    const shown = new Date(Math.round((spreadsheetClock()(at) - 25_569) * 86_400) * 1000);
    const [date = '', time] = shown.toISOString().slice(0, 16).split('T');
    expect({ day: date, time }).toEqual(parisClock(at));
  });
});
