import { fc, test } from '@fast-check/vitest';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime, instant } from '../../../src/domain/basis/instant';

const utc = (iso: string) => instant(Date.parse(iso) / 1000);

describe('moments are shown in Europe/Paris (M9.12)', () => {
  it('a timestamp of the API is a number of seconds', () => {
    expect(instant(1_792_888_200)).toBe(1_792_888_200);
  });

  it.each([
    ['2026-11-20T06:40:00Z', '20/11/2026', '07:40'],
    ['2026-07-01T06:40:00Z', '01/07/2026', '08:40'],
    ['2026-12-31T22:59:59Z', '31/12/2026', '23:59'],
    ['2026-12-31T23:00:00Z', '01/01/2027', '00:00'],
    ['2026-06-30T22:00:00Z', '01/07/2026', '00:00'],
    // In the night of March the hour from 02:00 to 03:00 does not exist.
    ['2026-03-29T00:59:59Z', '29/03/2026', '01:59'],
    ['2026-03-29T01:00:00Z', '29/03/2026', '03:00'],
    // In the night of October it exists twice.
    ['2026-10-25T00:30:00Z', '25/10/2026', '02:30'],
    ['2026-10-25T01:30:00Z', '25/10/2026', '02:30'],
    ['2026-10-25T02:00:00Z', '25/10/2026', '03:00'],
  ])('%s is shown as %s %s', (iso, date, time) => {
    expect(formatDate(utc(iso))).toBe(date);
    expect(formatTime(utc(iso))).toBe(time);
    expect(formatDateTime(utc(iso))).toBe(`${date} ${time}`);
  });

  test.prop([fc.integer({ min: 0, max: 4_102_444_800 })])(
    'every moment of this century is shown as luxon shows it in Europe/Paris',
    (seconds) => {
      const paris = DateTime.fromSeconds(seconds, { zone: 'Europe/Paris' });
      expect(formatDateTime(instant(seconds))).toBe(paris.toFormat('dd/MM/yyyy HH:mm'));
    },
  );
});
