import { describe, expect, it } from 'vitest';
import { answerExample, requestExample } from '../support/examples.ts';
import type { Told } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const orderRefused = answerExample('addOrder', 'refused');
const contractRefused = answerExample('orderBadges', 'refused');

async function order(contractId: number, body: object): Promise<Told> {
  return operator.send('orderBadges', { token: operator.token, path: { contractId }, body });
}

function changeContract(id: number, path: string, value: string): void {
  operator.world.store.run(
    'UPDATE contract SET data = json_set(data, :path, :value) WHERE id = :id',
    { id, path, value },
  );
}

/** The latest. */
function keptOrder(): {
  readonly id: number;
  readonly cents: number;
  readonly contractId: number;
  readonly data: object;
} {
  const row = operator.world.store.row<{
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
    expect(body).toEqual({ state: true, reference: String(keptOrder().id) });
    expect(keptOrder()).toMatchObject({ cents, contractId: 1201, data: { contractId: 1201 } });
  });

  it('M5.24 keeps the correspondence address of that day', async () => {
    await order(1201, requestExample('orderBadges', 'toCorrespondence'));
    const address = {
      companyName: 'DURAND CAMILLE',
      address: '12 RUE DE LA REPUBLIQUE',
      address2: null,
      address3: null,
      zip: '13002',
      city: 'MARSEILLE',
    };
    expect(keptOrder().data).toMatchObject({ deliveryType: 'LC', address });
  });

  it('M5.25 keeps the other address that was typed, and no address for the locker', async () => {
    const other = requestExample('orderBadges', 'toOtherAddress');
    await order(1201, other);
    expect(keptOrder().data).toMatchObject({ address: other.address });
    operator.world.clock.jump(1);
    await order(1201, requestExample('orderBadges'));
    expect(keptOrder().data).toMatchObject({ address: null });
  });

  it("M3.12 takes the deposit's code as the prices publish it, too", async () => {
    const body = { ...requestExample('orderBadges'), bondCode: 'D04' };
    expect((await order(1201, body)).body).toMatchObject({ state: true });
  });
});

describe('M9.5 the operator believes no amount but its own', () => {
  it.each([
    ['a cent less', { amountPaid: 49.99 }],
    ['no deposit', { bailTotal: 0, amountPaid: 30 }],
    ['no initial loading', { initialLoading: 0, amountPaid: 20 }],
    ['shipping to the locker', { shippingCost: 6.5, amountPaid: 56.5 }],
    ['more badges than are paid', { nbBadge: 2 }],
    ["another category's deposit", { bondCode: 'D07' }],
    ['a fee of its own', { amountPaid: Number.MAX_VALUE }],
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

  it('P9.2 a contract of the special offer for two badges at most', async () => {
    changeContract(1201, '$.category.code', '05');
    const free = { ...requestExample('orderBadges'), bondCode: 'D05', bailTotal: 0 };
    const three = { ...free, nbBadge: 3, amountPaid: 90 };
    expect((await order(1201, three)).body).toEqual(orderRefused);
    const two = { ...free, nbBadge: 2, amountPaid: 60 };
    expect((await order(1201, two)).body).toMatchObject({ state: true });
  });

  it("another's contract is as unknown as one that does not exist", async () => {
    const { store } = operator.world;
    store.run('UPDATE contract SET accountId = NULL WHERE id = 1201');
    for (const contractId of [1201, 999_999_999_999_999]) {
      const { body } = await order(contractId, requestExample('orderBadges'));
      expect(body).toEqual(contractRefused);
    }
  });

  it('only a signed-in subscriber', async () => {
    const body = requestExample('orderBadges');
    const told = await operator.send('orderBadges', { path: { contractId: 1201 }, body });
    expect(told.status).toBe(401);
  });
});
