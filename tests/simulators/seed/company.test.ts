import { afterAll, describe, expect, it } from 'vitest';
import { atParis } from '../../../scripts/simulators/rules/parisTime.ts';
import { people } from '../../../scripts/simulators/seed/people.ts';
import { sessionOf } from '../support/accounts.ts';
import { openOperator, today } from '../support/operator.ts';

const operator = openOperator({ withCompany: true });
const { store } = operator.services;
afterAll(() => {
  operator.close();
});

const ofCompany = `passage JOIN contract ON contract.id = passage.contractId
  JOIN account ON account.id = accountId WHERE account.email = '${people.company.email}'`;
const rowOf = (sql: string): Readonly<Record<string, number>> => ({
  ...store.row<Readonly<Record<string, number>>>(sql),
});

describe('the company', () => {
  it('has 3 contracts, 40 badges and 43,200 passages, 1,080 per badge', () => {
    expect(
      rowOf(`SELECT count(DISTINCT contract.id) AS contracts, count(DISTINCT badgeId) AS badges,
        count(*) AS passages FROM ${ofCompany}`),
    ).toEqual({ contracts: 3, badges: 40, passages: 43_200 });
    expect(store.rows(`SELECT count(*) AS count FROM ${ofCompany} GROUP BY badgeId`)).toEqual(
      Array.from({ length: 40 }, () => ({ count: 1_080 })),
    );
  });

  it('M9.2 has passages within the last 18 months', () => {
    const { first = 0, last = 0 } = rowOf(
      `SELECT min(at) AS first, max(at) AS last FROM ${ofCompany}`,
    );
    expect(first).toBeGreaterThan(
      atParis(today / 1_000)
        .minus({ months: 18 })
        .toUnixInteger(),
    );
    expect(last).toBeLessThan(today / 1_000);
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
       WHERE account.email = '${people.company.email}'`,
    );
    expect(invoices.filter(({ type }) => type === 'F')).toHaveLength(3 * 18);
    expect(invoices.filter(({ type }) => type === 'R')).toHaveLength(3 * 6);
    for (const { contractId, type, createdAt, cents } of invoices) {
      const to = atParis(createdAt).startOf('month');
      const from = to.minus({ months: type === 'F' ? 1 : 3 });
      expect({ cents }).toEqual(
        rowOf(`SELECT sum(cents) AS cents FROM passage WHERE contractId = ${contractId}
          AND at >= ${from.toUnixInteger()} AND at < ${to.toUnixInteger()}`),
      );
    }
  });
});

it('every seeded account can sign in, and its data has the shape of the contract', async () => {
  const accounts = store.rows<{ email: string }>(
    'SELECT email FROM account WHERE activatedAt IS NOT NULL',
  );
  expect(accounts.length).toBeGreaterThan(10);
  for (const { email } of accounts) {
    const token = await sessionOf(operator, email);
    for (const operationId of ['loadSubscriber', 'listBadges', 'listRefunds'] as const) {
      expect(await operator.send(operationId, { token })).toMatchObject({ status: 200 });
    }
  }
  expect(operator.problems).toEqual([]);
});
