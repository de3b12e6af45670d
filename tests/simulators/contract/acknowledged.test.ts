import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openOperator } from '../support/operator.ts';
import { anyAction, type Action, type Expected, type Send } from './acknowledgedWrites.ts';

const operator = openOperator();
const token = await operator.signIn();

afterAll(() => {
  operator.close();
});

const send: Send = async (operationId, sent = {}) => {
  const { body } = await operator.send(operationId, { ...sent, token });
  return Object(body) as Readonly<Record<string, unknown>>;
};

/** Two minutes later, saved fields can be edited again (M4.3). */
const later: Action = (_, before) => {
  operator.services.clock.jump(121);
  return Promise.resolve(before);
};

type Row = Readonly<Record<string, unknown>>;

/** What the screens would show now. */
async function found(): Promise<Expected> {
  const { user } = (await send('loadSubscriber')) as {
    readonly user: {
      readonly contracts: readonly Row[];
      readonly badges: readonly (readonly Row[])[];
      readonly wantBeRemoved: boolean;
    };
  };
  const dataOf = async (operationId: Parameters<Send>[0]): Promise<readonly Row[]> =>
    (await send(operationId))['data'] as readonly Row[];
  // The position changes when a contract is linked, so it is searched by id.
  const index = user.contracts.findIndex(({ id }) => id === 1201);
  const first = user.contracts[index] ?? {};
  const badges = user.badges[index] ?? [];
  const [account] = await dataOf('listBankAccounts');
  const refunds = await dataOf('listRefunds');
  const plates = (await dataOf('listTicketFluxes')).map(({ licencePlate }) => String(licencePlate));
  const shown = badges.filter(({ id }) => Number(id) >= 5001 && Number(id) <= 5003);
  const messages = operator.services.store.row<{ count: number }>(
    'SELECT count(*) AS count FROM message',
  );
  return {
    address: first['corAddress'],
    phone: first['corPhoneMobile'],
    iban: first['iban'],
    postalInvoice: first['detailedInvoice'],
    unpaid: (first['unpaidInvoicesObj'] as readonly unknown[]).length,
    contracts: user.contracts.length,
    wantBeRemoved: user.wantBeRemoved,
    badges: Object.fromEntries(
      shown.map(({ id, name, imputation, numberThresholdAlert }) => [
        Number(id),
        { name: `${String(name)} ${String(imputation)}`, alert: numberThresholdAlert },
      ]),
    ),
    badgeCount: badges.length,
    bank: account ? { iban: String(account['iban']), name: String(account['name']) } : null,
    plates: plates.toSorted(),
    receipts: (await dataOf('listReceipts')).length,
    claimed: refunds
      .filter(({ claimed }) => claimed === true)
      .map(({ id }) => Number(id))
      .toSorted(),
    messages: messages?.count ?? 0,
  };
}

it('acknowledged writes are read back, refused ones change nothing', async () => {
  const actions = fc.array(
    fc.oneof({ weight: 4, arbitrary: anyAction }, { weight: 1, arbitrary: fc.constant(later) }),
    {
      minLength: 1,
      maxLength: 30,
      size: 'max',
    },
  );
  const { store } = operator.services;
  const changed = new Set<string>();
  await fc.assert(
    fc.asyncProperty(actions, async (chosen) => {
      store.run('BEGIN');
      try {
        const before = await found();
        let expected: Expected = before;
        for (const act of chosen) expected = await act(send, expected);
        expect(await found()).toEqual(expected);
        for (const [name, value] of Object.entries(expected)) {
          if (value !== before[name as keyof Expected]) changed.add(name);
        }
        expect(operator.problems).toEqual([]);
      } finally {
        store.run('ROLLBACK');
      }
    }),
    { numRuns: 150 },
  );
  expect([...changed].toSorted()).toEqual(Object.keys(await found()).toSorted());
});
