import { describe, expect, it } from 'vitest';
import type { PublicData } from '../../../generated/api.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const refused = answerExample('addOrder', 'refused');
const accepted = { state: true };

async function subscribe(name: 'nominal' | 'locker', changes: object = {}): Promise<unknown> {
  const body = { ...requestExample('addOrder', name), ...changes };
  return (await operator.send('addOrder', { body })).body;
}

async function orderBadges(name: string, changes: object = {}): Promise<unknown> {
  const body = { ...requestExample('orderBadges', name), ...changes };
  const { token } = operator;
  return (await operator.send('orderBadges', { token, path: { contractId: 1201 }, body })).body;
}

const newestCents = (): unknown =>
  operator.services.store.row('SELECT cents FROM badgeOrder ORDER BY rowid DESC');
const numberOfOrders = (): unknown =>
  operator.services.store.row('SELECT count(*) FROM badgeOrder');

describe('P9.4 a subscription is ordered at the prices of the operator', () => {
  it.each([
    ['one cent less', { amountPaid: 106.49 }],
    ['one cent more', { amountPaid: 106.51 }],
    ['nothing to pay', { amountPaid: 0, bailTotal: 0, initialLoading: 0, shippingCost: 0 }],
    ['another deposit', { bailTotal: 20, amountPaid: 86.5 }],
    ['another initial loading', { initialLoading: 0, amountPaid: 46.5 }],
    ['no shipping', { shippingCost: 0, amountPaid: 100 }],
    ['another reload', { reloadValue: 50 }],
    ["another plan's deposit", { bondCode: 'D05' }],
    ['the price of another number of badges', { nbBadge: 3 }],
  ])('%s is refused', async (_name, changes) => {
    const before = numberOfOrders();
    expect(await subscribe('nominal', changes)).toEqual(refused);
    expect(numberOfOrders()).toEqual(before);
  });

  it('P9.3 shipping to the locker is free; a sum of a browser is rounded to the cent', async () => {
    expect(await subscribe('locker', { shippingCost: 6.5, amountPaid: 36.5 })).toEqual(refused);
    expect(await subscribe('locker')).toMatchObject(accepted);
    expect(await subscribe('nominal', { amountPaid: 106.50000000000001 })).toMatchObject(accepted);
  });

  it('P3.15 changed prices apply to the next order', async () => {
    const { settings } = operator.services;
    const data = settings.read<PublicData>('publicData');
    const subscription = data?.subscription.map((plan) => ({
      ...plan,
      bondData: { amount: 25, code: 'D04' },
    }));
    settings.write('publicData', { ...data, subscription });
    expect(await subscribe('nominal')).toEqual(refused);
    expect(await subscribe('nominal', { bailTotal: 50, amountPaid: 116.5 })).toMatchObject(
      accepted,
    );
  });
});

describe('M9.5 extra badges are ordered at the prices of the operator', () => {
  it.each([
    ['nominal', 5_000],
    ['toCorrespondence', 10_650],
    ['toOtherAddress', 20_650],
  ])('the example %s is accepted', async (name, cents) => {
    expect(await orderBadges(name)).toMatchObject(accepted);
    expect(newestCents()).toEqual({ cents });
  });

  it.each([
    ['one cent less', { amountPaid: 49.99 }],
    ['no deposit', { bailTotal: 0, amountPaid: 30 }],
    ['no initial loading', { initialLoading: 0, amountPaid: 20 }],
    ['shipping to the locker', { shippingCost: 6.5, amountPaid: 56.5 }],
    ['more badges than are paid for', { nbBadge: 2 }],
    ["another category's deposit", { bondCode: 'D07' }],
  ])('%s is refused', async (_name, changes) => {
    const before = numberOfOrders();
    expect(await orderBadges('nominal', changes)).toEqual(refused);
    expect(numberOfOrders()).toEqual(before);
  });
});
