import { describe, expect, it } from 'vitest';
import { answerExample, requestExample } from '../support/examples.ts';
import { openOperator, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const one = '6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913';
const other = '0d9a1c55-0f6e-4a1b-8a3e-5d1f6c7b8e90';

async function order(key: string | null, changes: object = {}): Promise<OperatorAnswer> {
  return operator.send('addOrder', {
    body: { ...requestExample('addOrder'), ...changes },
    ...(key === null ? {} : { headers: { 'Idempotency-Key': key } }),
  });
}

function orders(): readonly { readonly id: number; readonly idempotencyKey: string | null }[] {
  return operator.services.store.rows(
    `SELECT id, idempotencyKey FROM badgeOrder WHERE id NOT IN (42, 43, 44) ORDER BY placedAt, id`,
  );
}

describe('P7.15 a repeated request places one order', () => {
  it('with the same key: the later answers equal the first, whatever they order', async () => {
    const first = await order(one);
    operator.services.clock.jump(3 * 24 * 3_600);
    expect(await order(one)).toEqual(first);
    expect(await order(one, { amountPaid: 1 })).toEqual(first);
    expect(orders()).toHaveLength(1);
    expect(first.body).toEqual({
      state: true,
      response: null,
      reference: String(orders()[0]?.id),
    });
  });

  it('at the same moment: all answers have one reference', async () => {
    const answers = await Promise.all([order(one), order(one), order(one)]);
    expect(new Set(answers.map(({ body }) => (body as { reference: string }).reference)).size).toBe(
      1,
    );
    expect(orders()).toHaveLength(1);
  });

  it('with another key, or none: it is another order', async () => {
    await order(one);
    await order(other);
    await order(null);
    await order(null);
    expect(orders().map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      expect.arrayContaining([one, other, null, null]),
    );
    expect(orders()).toHaveLength(4);
  });

  it('a refused order stores no key: a corrected request with it is accepted', async () => {
    const { body } = await order(one, { amountPaid: 1 });
    expect(body).toEqual(answerExample('addOrder', 'refused'));
    expect(orders()).toEqual([]);
    expect((await order(one)).body).toMatchObject({ state: true });
  });

  it.each(['', one.toUpperCase(), `${one}, ${other}`])(
    '« %s » is not a key: the request is refused',
    async (key) => {
      operator.expectRefused('addOrder');
      expect((await order(key)).status).toBe(400);
      expect(orders()).toEqual([]);
    },
  );

  it('an order that could not be stored stores no key either', async () => {
    const failing = openOperator();
    failing.services.store.run(
      `CREATE TEMP TRIGGER fails AFTER INSERT ON badgeOrder BEGIN SELECT raise(ABORT, 'full'); END`,
    );
    const sent = { body: requestExample('addOrder'), headers: { 'Idempotency-Key': one } };
    expect((await failing.send('addOrder', sent)).status).toBe(500);
    failing.services.store.run('DROP TRIGGER fails');
    expect((await failing.send('addOrder', sent)).body).toMatchObject({ state: true });
    failing.close();
  });
});

describe('M7.24 a repeated request for badges places one order', () => {
  async function orderBadges(
    contractId: number,
    key: string | null,
    changes = {},
  ): Promise<OperatorAnswer> {
    return operator.send('orderBadges', {
      token: operator.token,
      path: { contractId },
      body: { ...requestExample('orderBadges'), ...changes },
      ...(key === null ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  }

  it('with the same key: the later answers equal the first, whatever they order', async () => {
    const first = await orderBadges(1201, one);
    expect(first.body).toEqual({ state: true, reference: String(orders()[0]?.id) });
    expect(await orderBadges(1201, one)).toEqual(first);
    expect(await orderBadges(1201, one, { amountPaid: 1 })).toEqual(first);
    expect(orders()).toHaveLength(1);
  });

  it('with another key, or none: it is another order', async () => {
    for (const key of [one, other, null, null]) await orderBadges(1201, key);
    expect(orders()).toHaveLength(4);
  });

  it('a key of another contract, or of a subscription, is refused', async () => {
    await orderBadges(1201, one);
    await order(other);
    expect((await orderBadges(1203, one)).body).toMatchObject({ state: false });
    expect((await orderBadges(1201, other)).body).toMatchObject({ state: false });
    expect((await order(one)).body).toMatchObject({ state: false });
    expect(orders()).toHaveLength(2);
  });
});
