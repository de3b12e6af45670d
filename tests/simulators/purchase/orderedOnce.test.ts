import { describe, expect, it } from 'vitest';
import { answerExample, requestExample } from '../support/examples.ts';
import { openOperator, type Told } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const one = '6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913';
const other = '0d9a1c55-0f6e-4a1b-8a3e-5d1f6c7b8e90';

async function order(key: string | null, changes: object = {}): Promise<Told> {
  return operator.send('addOrder', {
    body: { ...requestExample('addOrder'), ...changes },
    ...(key === null ? {} : { headers: { 'Idempotency-Key': key } }),
  });
}

function orders(): readonly { readonly id: number; readonly idempotencyKey: string | null }[] {
  return operator.world.store.rows(
    `SELECT id, idempotencyKey FROM badgeOrder WHERE id NOT IN (42, 43, 44) ORDER BY placedAt, id`,
  );
}

describe('P7.15 a wish to order that is sent twice orders once', () => {
  it('under the same key: the second answer is the first one', async () => {
    const first = await order(one);
    operator.world.clock.jump(3 * 24 * 3_600);
    expect(await order(one)).toEqual(first);
    expect(orders()).toHaveLength(1);
    expect(first.body).toEqual({
      state: true,
      response: null,
      reference: String(orders()[0]?.id),
    });
  });

  it.each([
    ['another e-mail', { email: 'autre@example.fr' }],
    ['prices that are no longer right', { amountPaid: 1 }],
  ])('under the same key with %s: the order that was kept stays as it is', async (_, changes) => {
    const first = await order(one);
    expect(await order(one, changes)).toEqual(first);
    expect(orders()).toHaveLength(1);
  });

  it('at the same moment: both are told one reference', async () => {
    const answers = await Promise.all([order(one), order(one), order(one)]);
    expect(new Set(answers.map(({ body }) => (body as { reference: string }).reference)).size).toBe(
      1,
    );
    expect(orders()).toHaveLength(1);
  });

  it('under another key, or under none: it is another wish', async () => {
    await order(one);
    await order(other);
    await order(null);
    await order(null);
    expect(orders().map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      expect.arrayContaining([one, other, null, null]),
    );
    expect(orders()).toHaveLength(4);
  });

  it('a refused order keeps no key: the same one orders once it is right', async () => {
    const { body } = await order(one, { amountPaid: 1 });
    expect(body).toEqual(answerExample('addOrder', 'refused'));
    expect(orders()).toEqual([]);
    expect((await order(one)).body).toMatchObject({ state: true });
  });

  it.each(['', 'abc', one.toUpperCase(), `urn:uuid:${one}`, `${one}, ${other}`])(
    'the key « %s » is no key: the request is refused and nothing is ordered',
    async (key) => {
      operator.expectRefused('addOrder');
      expect((await order(key)).status).toBe(400);
      expect(orders()).toEqual([]);
    },
  );

  it('an order whose writing failed keeps no key either', async () => {
    const failing = openOperator();
    failing.world.store.run(
      `CREATE TEMP TRIGGER fails AFTER INSERT ON badgeOrder BEGIN SELECT raise(ABORT, 'full'); END`,
    );
    const sent = { body: requestExample('addOrder'), headers: { 'Idempotency-Key': one } };
    expect((await failing.send('addOrder', sent)).status).toBe(500);
    failing.world.store.run('DROP TRIGGER fails');
    expect((await failing.send('addOrder', sent)).body).toMatchObject({ state: true });
    failing.close();
  });
});

describe('M7.24 a wish to order badges that is sent twice orders once', () => {
  async function orderBadges(contractId: number, key: string | null, changes = {}): Promise<Told> {
    return operator.send('orderBadges', {
      token: operator.token,
      path: { contractId },
      body: { ...requestExample('orderBadges'), ...changes },
      ...(key === null ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  }

  it('under the same key: the second answer is the first one, whatever it orders', async () => {
    const first = await orderBadges(1201, one);
    expect(first.body).toEqual({ state: true, reference: String(orders()[0]?.id) });
    expect(await orderBadges(1201, one)).toEqual(first);
    expect(await orderBadges(1201, one, { amountPaid: 1 })).toEqual(first);
    expect(orders()).toHaveLength(1);
  });

  it('under another key, or under none: it is another wish', async () => {
    for (const key of [one, other, null, null]) await orderBadges(1201, key);
    expect(orders()).toHaveLength(4);
  });

  it('a refused order keeps no key', async () => {
    expect((await orderBadges(1201, one, { amountPaid: 1 })).body).toMatchObject({ state: false });
    expect((await orderBadges(1201, one)).body).toMatchObject({ state: true });
  });

  it('a key leads to no order of another contract, and none of a subscription', async () => {
    await orderBadges(1201, one);
    await order(other);
    expect((await orderBadges(1203, one)).body).toMatchObject({ state: false });
    expect((await orderBadges(1201, other)).body).toMatchObject({ state: false });
    expect((await order(one)).body).toMatchObject({ state: false });
    expect(orders()).toHaveLength(2);
  });
});
