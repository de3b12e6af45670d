import { fc, test } from '@fast-check/vitest';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { instant, parisClock } from '../../../src/domain/basis/instant';

const utc = (iso: string) => instant(Date.parse(iso) / 1000);

describe('the clocks are those of Europe/Paris (M9.12)', () => {
  it('a timestamp of the API is a number of seconds', () => {
    expect(instant(1_792_888_200)).toBe(1_792_888_200);
  });

  it.each([
    ['2026-11-20T06:40:00Z', '2026-11-20', '07:40'],
    ['2026-07-01T06:40:00Z', '2026-07-01', '08:40'],
    ['2026-12-31T22:59:59Z', '2026-12-31', '23:59'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
    ['2026-06-30T22:00:00Z', '2026-07-01', '00:00'],
    // In the night of March the hour from 02:00 to 03:00 does not exist.
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    // In the night of October it exists twice.
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    ['2026-10-25T02:00:00Z', '2026-10-25', '03:00'],
  ])('%s is %s %s', (iso, day, time) => {
    expect(parisClock(utc(iso))).toEqual({ day, time });
  });

  test.prop([fc.integer({ min: 0, max: 4_102_444_800 })])(
    'every moment of this century is what luxon finds in Europe/Paris',
    (seconds) => {
      const paris = DateTime.fromSeconds(seconds, { zone: 'Europe/Paris' });
      expect(parisClock(instant(seconds))).toEqual({
        day: paris.toISODate(),
        time: paris.toFormat('HH:mm'),
      });
    },
  );
});
