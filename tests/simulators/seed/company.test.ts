import { afterAll, describe, expect, it } from 'vitest';
import { toLocalDateTime } from '../../../scripts/contract/localDateTime.ts';
import { atParis } from '../../../scripts/simulators/rules/parisTime.ts';
import { people } from '../../../scripts/simulators/seed/people.ts';
import { momentOf } from '../../../scripts/simulators/seed/shiftDates.ts';
import type { Store } from '../../../scripts/simulators/store/database.ts';
import { drives } from '../../../scripts/simulators/seed/town/drives.ts';
import { drivingDays } from '../../../scripts/simulators/seed/town/drivingDays.ts';
import { carToPrado } from '../../../scripts/simulators/seed/town/routes.ts';
import { numberOf, openSeededStore, examplesNow } from './openSeededStore.ts';

const { email } = people.company;
const ofCompany = `passage JOIN contract ON contract.id = passage.contractId
  JOIN account ON account.id = accountId WHERE account.email = '${email}'`;

const everything = (store: Store): unknown =>
  ['contract', 'badge', 'passage', 'invoice', 'amendment'].map((table) =>
    store.rows(`SELECT * FROM ${table} ORDER BY 1`),
  );

describe('the company', () => {
  const store = openSeededStore({ withCompany: true });
  afterAll(() => store.close());

  it('has 3 contracts, 40 badges and 43,200 passages, 1,080 per badge', () => {
    const ofAccount = 'JOIN account ON account.id = accountId WHERE account.email = :email';
    expect(numberOf(store, `SELECT count(*) FROM contract ${ofAccount}`, { email })).toBe(3);
    expect(numberOf(store, `SELECT count(*) FROM ${ofCompany}`)).toBe(43_200);
    const badges = store.rows<{ count: number }>(
      `SELECT count(*) AS count FROM ${ofCompany} GROUP BY badgeId`,
    );
    expect(badges.map(({ count }) => count)).toEqual(Array.from({ length: 40 }, () => 1_080));
  });

  it('M4.1 has badges of each status, and counts the active ones', () => {
    const statuses = store.rows<{ status: string; count: number }>(
      `SELECT badge.data->>'status' AS status, count(*) AS count FROM badge
       JOIN contract ON contract.id = contractId JOIN account ON account.id = accountId
       WHERE account.email = :email GROUP BY 1 ORDER BY 1`,
      { email },
    );
    expect(statuses.map(({ status, count }) => [status, count])).toEqual([
      ['AC', 37],
      ['EC', 1],
      ['LN', 1],
      ['RS', 1],
    ]);
    expect(
      numberOf(
        store,
        `SELECT count(*) FROM contract WHERE data->>'nbActiveBadges' <> (
           SELECT count(*) FROM badge WHERE contractId = contract.id AND badge.data->>'status' = 'AC')`,
      ),
    ).toBe(0);
  });

  it('M9.2 has passages within the 18 months, after the delivery of the badges and before now', () => {
    const { first, last } = store.row<{ first: number; last: number }>(
      `SELECT min(at) AS first, max(at) AS last FROM ${ofCompany}`,
    ) ?? { first: 0, last: 0 };
    expect(first).toBeGreaterThan(atParis(examplesNow).minus({ months: 18 }).toUnixInteger());
    expect(toLocalDateTime(first)).toMatch(/^2025-05-22/);
    expect(toLocalDateTime(last)).toMatch(/^2026-11-20/);
    expect(
      numberOf(
        store,
        `SELECT count(*) FROM passage JOIN badge ON badge.id = badgeId
         WHERE at < badge.data->>'$.deliveryDate.timestamp'`,
      ),
    ).toBe(0);
  });

  it('has passages in the repeated hour and around the skipped one', () => {
    const countFrom = (from: string, to: string): number =>
      numberOf(store, `SELECT count(*) FROM ${ofCompany} AND at BETWEEN :from AND :to`, {
        from: Date.parse(from) / 1_000,
        to: Date.parse(to) / 1_000,
      });
    expect(countFrom('2026-10-25T02:30:00+02:00', '2026-10-25T02:30:59+02:00')).toBe(6);
    expect(countFrom('2026-10-25T02:30:00+01:00', '2026-10-25T02:30:59+01:00')).toBe(6);
    expect(countFrom('2026-03-29T01:00:00+01:00', '2026-03-29T01:59:59+01:00')).toBe(12);
    expect(countFrom('2026-03-29T03:00:00+02:00', '2026-03-29T03:59:59+02:00')).toBe(12);
  });

  it('M3.8 has an invoice per month and a statement per quarter, of the sum of its passages', () => {
    const invoices = store.rows<{
      contractId: number;
      type: string;
      createdAt: number;
      cents: number;
    }>(
      `SELECT contractId, type, createdAt, cents FROM invoice
       JOIN contract ON contract.id = contractId JOIN account ON account.id = accountId
       WHERE account.email = :email`,
      { email },
    );
    expect(invoices.filter(({ type }) => type === 'F')).toHaveLength(3 * 18);
    expect(invoices.filter(({ type }) => type === 'R')).toHaveLength(3 * 6);
    for (const { contractId, type, createdAt, cents } of invoices) {
      const to = atParis(createdAt).startOf('month');
      const from = to.minus({ months: type === 'F' ? 1 : 3 });
      expect(cents).toBe(
        numberOf(
          store,
          `SELECT sum(cents) FROM passage
           WHERE contractId = :contractId AND at >= :from AND at < :to`,
          { contractId, from: from.toUnixInteger(), to: to.toUnixInteger() },
        ),
      );
    }
  });

  it('has passage ids above those of the examples, in the order of time', () => {
    expect(numberOf(store, `SELECT min(passage.id) FROM ${ofCompany}`)).toBeGreaterThan(900_160);
    expect(
      numberOf(
        store,
        `SELECT count(*) FROM (
           SELECT at, lag(at) OVER (PARTITION BY contractId ORDER BY passage.id) AS before
           FROM ${ofCompany}) WHERE before > at`,
      ),
    ).toBe(0);
  });

  it('is the same in every file', () => {
    const other = openSeededStore({ withCompany: true });
    expect(everything(other)).toEqual(everything(store));
    other.close();
  });
});

it.each([
  '2026-10-25 02:30:00',
  '2027-03-28 03:10:00',
  '2027-08-31 23:59:59',
  '2028-02-29 00:00:00',
  '2026-01-01 00:30:00',
])('a badge gets its 1,080 passages within the 18 months before %s', (text) => {
  const now = momentOf(text);
  const habit = { seed: 1, route: carToPrado, count: 1_080, worksAtNight: true };
  const moments = drives(drivingDays(now), habit).map(({ at }) => at);
  expect(new Set(moments).size).toBe(1_080);
  expect(Math.max(...moments)).toBeLessThan(now);
  expect(Math.min(...moments)).toBeGreaterThan(atParis(now).minus({ months: 18 }).toUnixInteger());
});
