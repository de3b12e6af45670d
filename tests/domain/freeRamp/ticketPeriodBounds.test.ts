import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { ticketPeriods } from '../../../src/domain/freeRamp/ticketPeriod';
import { ticketPeriodBounds } from '../../../src/domain/freeRamp/ticketPeriodBounds';
import { atParis } from '../../support/basis/atParis';

describe('P7.29, M9.3, P4.25 the days of a ticket period, today included, by the clocks of Paris', () => {
  it.each([
    ['last7Days', '2026-11-15', '2026-11-21'],
    ['last30Days', '2026-10-23', '2026-11-21'],
    ['thisMonth', '2026-11-01', '2026-11-21'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisYear', '2026-01-01', '2026-11-21'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('%s on 21/11/2026 runs from %s to %s', (period, first, last) => {
    const expected = { startDate: `${first} 00:00:00`, endDate: `${last} 23:59:59` };
    expect(ticketPeriodBounds(period, atParis('2026-11-21T00:00'))).toEqual(expected);
    expect(ticketPeriodBounds(period, atParis('2026-11-21T23:59:59'))).toEqual(expected);
  });

  it.each([
    [
      'the last month of a 31st is the month before',
      'lastMonth',
      '2026-03-31T12:00',
      '2026-02-01',
      '2026-02-28',
    ],
    [
      'the last month of January is December',
      'lastMonth',
      '2026-01-31T12:00',
      '2025-12-01',
      '2025-12-31',
    ],
    ['the last year of 29 February', 'lastYear', '2028-02-29T12:00', '2027-01-01', '2027-12-31'],
    [
      '7 days across the change of March',
      'last7Days',
      '2026-03-30T00:30',
      '2026-03-24',
      '2026-03-30',
    ],
    [
      '7 days across the change of October',
      'last7Days',
      '2026-10-26T23:30',
      '2026-10-20',
      '2026-10-26',
    ],
    ['the day of the change of March', 'last7Days', '2026-03-29T12:00', '2026-03-23', '2026-03-29'],
    [
      'the first hour of the year in Paris, still the last year in UTC',
      'thisYear',
      '2027-01-01T00:30',
      '2027-01-01',
      '2027-01-01',
    ],
  ] as const)('%s', (_title, period, now, first, last) => {
    expect(ticketPeriodBounds(period, atParis(now))).toEqual({
      startDate: `${first} 00:00:00`,
      endDate: `${last} 23:59:59`,
    });
  });

  test.prop([fc.constantFrom(...ticketPeriods), fc.integer({ min: 0, max: 4_102_444_800 })])(
    'every period begins before it ends',
    (period, seconds) => {
      const bounds = ticketPeriodBounds(period, instant(seconds));
      expect(bounds.startDate < bounds.endDate).toBe(true);
    },
  );
});
