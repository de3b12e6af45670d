import { isValidIBAN } from 'ibantools';
import { afterAll, describe, expect, it } from 'vitest';
import type { StoredContract } from '../../../scripts/simulators/backend/member/ownContracts.ts';
import { hashPassword, passwordMatches } from '../../../scripts/simulators/rules/password.ts';
import { commonPassword, people } from '../../../scripts/simulators/seed/people.ts';
import { generateIban } from '../../../scripts/simulators/seed/town/generateIban.ts';
import { contractExamples } from '../../../scripts/simulators/seed/contractExamples.ts';
import { document, numberOf, openSeededStore, examplesNow } from './openSeededStore.ts';

const store = openSeededStore();
afterAll(() => store.close());

interface Account {
  readonly id: number;
  readonly passwordHash: string;
  readonly activatedAt: number | null;
}

const accountOf = (email: string): Account | undefined =>
  store.row<Account>('SELECT * FROM account WHERE email = :email', { email });

describe('the seeded accounts', () => {
  it('all have the common password', () => {
    const accounts = store.rows<Account>('SELECT * FROM account');
    expect(accounts.length).toBeGreaterThan(10);
    for (const hash of new Set(accounts.map(({ passwordHash }) => passwordHash))) {
      expect(passwordMatches(commonPassword, hash)).toBe(true);
      expect(passwordMatches('passage2026', hash)).toBe(false);
    }
  });

  it('are those of people.ts', () => {
    expect(accountOf(people.camille.email)).toMatchObject({ id: 1 });
    expect(accountOf(people.freeOnly.email)?.activatedAt).toBe(examplesNow);
    expect(accountOf(people.neverActivated.email)?.activatedAt).toBeNull();
    expect(accountOf(people.firstConnection.email)).toBeUndefined();
    expect(accountOf(people.company.email)).toBeUndefined();
  });

  it('P6.4 the free account has no contract', () => {
    const id = accountOf(people.freeOnly.email)?.id ?? 0;
    expect(numberOf(store, 'SELECT count(*) FROM contract WHERE accountId = :id', { id })).toBe(0);
  });
});

describe('contracts without an account', () => {
  it('P2.29 one has an e-mail for the first connection, and badges, passages and invoices', () => {
    const contract = store.row<{ id: number; accountId: number | null }>(
      'SELECT * FROM contract WHERE email = :email',
      { email: people.firstConnection.email },
    );
    expect(contract?.accountId).toBeNull();
    for (const table of ['badge', 'passage', 'invoice', 'amendment']) {
      const sql = `SELECT count(*) FROM ${table} WHERE contractId = :id`;
      expect(numberOf(store, sql, { id: contract?.id ?? 0 })).toBeGreaterThan(0);
    }
  });

  it('one is that of the request example of linkContract', () => {
    const { name, noContract } = contractExamples(document, (at) => at).request(
      'linkContract',
      'nominal',
    );
    expect(
      store.row('SELECT holder, accountId FROM contract WHERE reference = :noContract', {
        noContract,
      }),
    ).toEqual({ holder: name, accountId: null });
  });
});

describe('M3.5 a rejected direct debit', () => {
  it('is that of the last invoice, and makes the balance negative', () => {
    const { id, data } = store.row<{ id: number; data: string }>(
      'SELECT id, data FROM contract WHERE email = :email',
      { email: people.unpaid.email },
    ) ?? { id: 0, data: '{}' };
    const contract = JSON.parse(data) as StoredContract;
    const last = store.row<{ noInvoice: string; cents: number }>(
      `SELECT noInvoice, cents FROM invoice WHERE contractId = :id AND type = 'F'
       ORDER BY createdAt DESC LIMIT 1`,
      { id },
    );
    const [unpaid] = contract.unpaidInvoicesObj;
    expect(unpaid).toMatchObject({ paymentReference: `000${id}`, letter: 'A' });
    expect(unpaid?.invoice1).toBe(last?.noInvoice);
    expect(Math.round((unpaid?.totalAmount ?? 0) * 100)).toBe(last?.cents);
    expect(contract).toMatchObject({ balanceSign: '-', accountBalance: unpaid?.totalAmount });
  });
});

it('every generated IBAN has a valid national key and valid check digits', () => {
  const ibans = Array.from({ length: 200 }, (_, index) => generateIban(index * 7_919 + 1));
  expect(ibans.filter((iban) => !isValidIBAN(iban))).toEqual([]);
  expect(generateIban(12_345_678_901)).toBe('FR7630006000011234567890189');
});

describe('a password', () => {
  it('is hashed with a new salt each time', () => {
    expect(hashPassword('Calanque13')).not.toBe(hashPassword('Calanque13'));
  });

  it.each(['', 'é\u0000', '\ud800', 'a'.repeat(80)])(
    'matches its hash, whatever the text: %j',
    (text) => {
      expect(passwordMatches(text, hashPassword(text))).toBe(true);
    },
  );

  it.each(['', 'plain', 'bcrypt$1$2$3$a$b'])('never matches a hash of another kind: %j', (hash) => {
    expect(passwordMatches('Calanque13', hash)).toBe(false);
  });
});
