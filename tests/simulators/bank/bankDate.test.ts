import { describe, expect, it } from 'vitest';
import { momentsOfRequest, returnDate } from '../../../scripts/simulators/bank/bankDate.ts';

describe('P7.19 the dates of a payment are Paris local time', () => {
  it.each([
    ['15/09/2025:14:03:09', ['2025-09-15T12:03:09Z']],
    ['21/11/2026:00:00:00', ['2026-11-20T23:00:00Z']],
    ['25/10/2026:02:30:00', ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']],
  ])('%s', (date, moments) => {
    expect([...new Set(momentsOfRequest(date))]).toEqual(
      moments.map((moment) => Date.parse(moment) / 1_000),
    );
  });

  it.each(['31/02/2026:10:00:00', '2026-11-21 10:00:00', '21/11/2026_a_10:00:00', ''])(
    '« %s » is not accepted',
    (date) => expect(momentsOfRequest(date)).toEqual([]),
  );

  it('the date of a bank report has another format', () => {
    expect(returnDate(Date.parse('2025-09-15T12:05:11Z') / 1_000)).toBe('15/09/2025_a_14:05:11');
  });
});
