import { describe, expect, it } from 'vitest';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const orderRefused = answerExample('addOrder', 'refused');
const contractRefused = answerExample('orderBadges', 'refused');

async function order(contractId: number, body: object): Promise<OperatorAnswer> {
  return operator.send('orderBadges', { token: operator.token, path: { contractId }, body });
}

function changeContract(id: number, path: string, value: string): void {
  operator.services.store.run(
    'UPDATE contract SET data = json_set(data, :path, :value) WHERE id = :id',
    { id, path, value },
  );
}

/** The newest order of extra badges. */
function newestOrder(): {
  readonly id: number;
  readonly cents: number;
  readonly contractId: number;
  readonly data: object;
} {
  const row = operator.services.store.row<{
    id: number;
    cents: number;
    contractId: number;
    data: string;
  }>(
    `SELECT id, cents, contractId, data FROM badgeOrder WHERE kind = 'extra' ORDER BY placedAt DESC`,
  );
  if (row === undefined) throw new Error('There is no order of extra badges.');
  return { ...row, data: JSON.parse(row.data) as object };
}

describe('M7.24 an order of extra badges', () => {
  it.each([
    ['nominal', 5_000],
    ['toCorrespondence', 10_650],
    ['toOtherAddress', 20_650],
  ])('of the example %s waits for its payment', async (name, cents) => {
    const { body } = await order(1201, requestExample('orderBadges', name));
    expect(body).toEqual({ state: true, reference: String(newestOrder().id) });
    expect(newestOrder()).toMatchObject({ cents, contractId: 1201, data: { contractId: 1201 } });
  });

  it('M5.24 stores the correspondence address of that day', async () => {
    await order(1201, requestExample('orderBadges', 'toCorrespondence'));
    const address = {
      companyName: 'DURAND CAMILLE',
      address: '12 RUE DE LA REPUBLIQUE',
      address2: null,
      address3: null,
      zip: '13002',
      city: 'MARSEILLE',
    };
    expect(newestOrder().data).toMatchObject({ deliveryType: 'LC', address });
  });

  it('M5.25 stores a separate address as typed, and no address for the locker', async () => {
    const other = requestExample('orderBadges', 'toOtherAddress');
    await order(1201, other);
    expect(newestOrder().data).toMatchObject({ address: other.address });
    operator.services.clock.jump(1);
    await order(1201, requestExample('orderBadges'));
    expect(newestOrder().data).toMatchObject({ address: null });
  });

  it('M3.12 accepts the deposit code of the published prices too', async () => {
    const body = { ...requestExample('orderBadges'), bondCode: 'D04' };
    expect((await order(1201, body)).body).toMatchObject({ state: true });
  });
});

describe('M9.5 the operator uses its own amounts only', () => {
  it.each([
    ['one cent less', { amountPaid: 49.99 }],
    ['no deposit', { bailTotal: 0, amountPaid: 30 }],
    ['no initial loading', { initialLoading: 0, amountPaid: 20 }],
    ['shipping to the locker', { shippingCost: 6.5, amountPaid: 56.5 }],
    ['more badges than are paid for', { nbBadge: 2 }],
    ["another category's deposit", { bondCode: 'D07' }],
    ['an extremely large amount', { amountPaid: Number.MAX_VALUE }],
  ])('%s is refused', async (_name, changes) => {
    const { body } = await order(1201, { ...requestExample('orderBadges'), ...changes });
    expect(body).toEqual(orderRefused);
  });
});

describe('M5.27 who may order extra badges', () => {
  it('not a contract with the status C', async () => {
    expect((await order(1202, requestExample('orderBadges'))).body).toEqual(contractRefused);
    changeContract(1201, '$.status', 'C');
    expect((await order(1201, requestExample('orderBadges'))).body).toEqual(contractRefused);
  });

  it.each(['01', '03', '99'])('not a contract of the category %s', async (code) => {
    changeContract(1201, '$.category.code', code);
    expect((await order(1201, requestExample('orderBadges'))).body).toEqual(contractRefused);
  });

  it('P9.2 a contract of the special offer: two badges at most', async () => {
    changeContract(1201, '$.category.code', '05');
    const free = { ...requestExample('orderBadges'), bondCode: 'D05', bailTotal: 0 };
    const three = { ...free, nbBadge: 3, amountPaid: 90 };
    expect((await order(1201, three)).body).toEqual(orderRefused);
    const two = { ...free, nbBadge: 2, amountPaid: 60 };
    expect((await order(1201, two)).body).toMatchObject({ state: true });
  });

  it('a contract of another account is answered like an unknown one', async () => {
    const { store } = operator.services;
    store.run('UPDATE contract SET accountId = NULL WHERE id = 1201');
    for (const contractId of [1201, 999_999_999_999_999]) {
      const { body } = await order(contractId, requestExample('orderBadges'));
      expect(body).toEqual(contractRefused);
    }
  });

  it('only a signed-in subscriber', async () => {
    const body = requestExample('orderBadges');
    const answer = await operator.send('orderBadges', { path: { contractId: 1201 }, body });
    expect(answer.status).toBe(401);
  });
});
