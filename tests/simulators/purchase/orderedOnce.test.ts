import { describe, expect, it } from 'vitest';
import { answerExample, requestExample } from '../support/examples.ts';
import { openOperator } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const one = '6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913';
const other = '0d9a1c55-0f6e-4a1b-8a3e-5d1f6c7b8e90';

type Order = (key: string | null, changes?: object) => Promise<unknown>;

const keyed = (key: string | null): object =>
  key === null ? {} : { headers: { 'Idempotency-Key': key } };

const subscribe: Order = async (key, changes = {}) => {
  const body = { ...requestExample('addOrder'), ...changes };
  return (await operator.send('addOrder', { body, ...keyed(key) })).body;
};

const badgesOf =
  (contractId: number): Order =>
  async (key, changes = {}) => {
    const body = { ...requestExample('orderBadges'), ...changes };
    const { token } = operator;
    const sent = { path: { contractId }, token, body, ...keyed(key) };
    return (await operator.send('orderBadges', sent)).body;
  };
const orderBadges = badgesOf(1201);

function orders(): readonly { readonly id: number }[] {
  return operator.services.store.rows('SELECT id FROM badgeOrder WHERE id NOT IN (42, 43, 44)');
}

describe.each([
  ['P7.15 of a subscription', subscribe],
  ['M7.24 of extra badges', orderBadges],
] as const)('a repeated request %s places one order', (_, order) => {
  it('with the same key: the later answers equal the first, whatever they order', async () => {
    const first = await order(one);
    expect(await order(one)).toEqual(first);
    expect(await order(one, { amountPaid: 1 })).toEqual(first);
    expect(orders()).toHaveLength(1);
    expect(first).toMatchObject({ state: true, reference: String(orders()[0]?.id) });
  });

  it('at the same moment: all answers have one reference', async () => {
    const [first, ...others] = await Promise.all([order(one), order(one), order(one)]);
    expect(others).toEqual([first, first]);
    expect(orders()).toHaveLength(1);
  });

  it('with another key, or none: it is another order', async () => {
    for (const key of [one, other, null, null]) await order(key);
    expect(orders()).toHaveLength(4);
  });

  it('a refused order stores no key: a corrected request with it is accepted', async () => {
    expect(await order(one, { amountPaid: 1 })).toEqual(answerExample('addOrder', 'refused'));
    expect(orders()).toEqual([]);
    expect(await order(one)).toMatchObject({ state: true });
  });
});

it('three days later the key of a subscription still names its order', async () => {
  const first = await subscribe(one);
  operator.services.clock.jump(3 * 24 * 3_600);
  expect(await subscribe(one)).toEqual(first);
});

it('an order that could not be stored stores no key', async () => {
  const failing = openOperator();
  failing.services.store.run(
    `CREATE TEMP TRIGGER fails AFTER INSERT ON badgeOrder BEGIN SELECT raise(ABORT, 'full'); END`,
  );
  const sent = { body: requestExample('addOrder'), ...keyed(one) };
  expect((await failing.send('addOrder', sent)).status).toBe(500);
  failing.services.store.run('DROP TRIGGER fails');
  expect((await failing.send('addOrder', sent)).body).toMatchObject({ state: true });
  failing.close();
});

it('a key of another contract, or of the other operation, is refused', async () => {
  await orderBadges(one);
  await subscribe(other);
  expect(await badgesOf(1203)(one)).toMatchObject({ state: false });
  expect(await orderBadges(other)).toMatchObject({ state: false });
  expect(await subscribe(one)).toMatchObject({ state: false });
  expect(orders()).toHaveLength(2);
});
