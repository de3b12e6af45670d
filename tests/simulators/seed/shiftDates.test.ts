import { describe, expect, it } from 'vitest';
import { toLocalDateTime } from '../../../scripts/contract/localDateTime.ts';
import {
  momentOf,
  shiftDates,
  shiftTimestamps,
} from '../../../scripts/simulators/seed/shiftDates.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { seedStore } from '../../../scripts/simulators/seed/seedStore.ts';
import { openStore } from '../../../scripts/simulators/store/database.ts';
import { today } from '../support/operator.ts';

const week = 7 * 24 * 3_600;

const shifted = (text: string, now: string): string =>
  toLocalDateTime(shiftDates(momentOf(now))(momentOf(text)));

describe('the dates of the examples', () => {
  it.each(['2026-01-01 12:00:00', '2026-11-21 10:00:00', '2026-11-28 09:59:59'])(
    'do not change during the first week: %s',
    (now) => {
      expect(shifted('2026-11-20 07:40:12', now)).toBe('2026-11-20 07:40:12');
    },
  );

  it.each([
    ['2026-11-28 10:00:00', '2026-11-27 07:40:12'],
    ['2027-07-14 08:00:00', '2027-07-09 07:40:12'],
    ['2028-11-22 00:00:00', '2028-11-17 07:40:12'],
  ])('move by whole weeks in local time: on %s', (now, expected) => {
    expect(shifted('2026-11-20 07:40:12', now)).toBe(expected);
  });

  it('skip an hour that does not exist', () => {
    expect(shifted('2026-11-15 02:30:00', '2027-04-03 12:00:00')).toBe('2027-03-28 03:30:00');
  });

  it('move in every timestamp, and in no other value', () => {
    const at = momentOf('2026-11-20 07:40:12');
    const value = (timestamp: number): object => ({ a: [{ date: { timestamp } }], b: '20261120' });
    expect(shiftTimestamps(value(at), shiftDates(today / 1_000 + week))).toEqual(value(at + week));
  });
});

it('a file made a year later has the numbers of the examples, and nothing in the future', async () => {
  const document = await readContract();
  const now = momentOf('2027-11-25 15:00:00');
  const store = openStore(':memory:', (empty) =>
    seedStore(empty, document, { now, withCompany: false }),
  );
  const latest = store.row<{ id: number; at: number }>(
    `SELECT passage.id, at FROM passage JOIN contract ON contract.id = contractId
     WHERE accountId = 1 ORDER BY at DESC`,
  );
  expect(latest?.id).toBe(900_160);
  expect(toLocalDateTime(latest?.at ?? 0)).toBe('2027-11-19 07:40:12');
  expect(store.rows('SELECT id FROM passage WHERE at > :now', { now })).toEqual([]);
  expect(store.rows('SELECT noInvoice FROM invoice WHERE createdAt > :now', { now })).toEqual([]);
  expect(store.rows("SELECT 1 FROM invoice WHERE noInvoice = '202610412'")).toHaveLength(1);
  store.close();
});
