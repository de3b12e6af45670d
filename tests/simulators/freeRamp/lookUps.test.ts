import { describe, expect, it } from 'vitest';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { cash, dataOf, printCashTicket, signInNeighbour } from './freeRampData.ts';

const operator = operatorForEachTest();

const ticketOfExample = {
  nominal: cash.refundable,
  alreadyRefunded: cash.refunded,
  notRefundable: cash.notRefundable,
  directlyFinal: cash.directlyFinal,
  notFound: cash.unknown,
} as const;

describe('the look-up of a cash ticket', () => {
  it.each(Object.entries(ticketOfExample))(
    "P7.23 answers as in the contract's example: %s",
    async (name, identifier) => {
      const { body } = await operator.send('lookUpCashTicket', { body: { identifier } });
      expect(body).toEqual(answerExample('lookUpCashTicket', name));
    },
  );

  it('P6.2 adds nothing to the refunds of an account, even of a signed-in one', async () => {
    printCashTicket(operator, '20261120090000120001');
    const token = await signInNeighbour(operator);
    const { body } = await operator.send('lookUpCashTicket', {
      body: { identifier: '20261120090000120001' },
      token,
    });
    expect(body).toMatchObject({ status: 'success', refundObj: null });
    expect(dataOf(await operator.send('listRefunds', { token }))).toEqual([]);
  });

  it('answers 429 for ten minutes after too many wrong numbers of all visitors', async () => {
    const lookUp = async (identifier: string): Promise<number> =>
      (await operator.send('lookUpCashTicket', { body: { identifier } })).status;
    for (let count = 0; count < sharedAttempts; count += 1) {
      // A right number in between must not reset the count.
      if (count % 10 === 0) expect(await lookUp(cash.refundable)).toBe(200);
      expect(await lookUp(String(count).padStart(20, '0'))).toBe(200);
    }
    expect(await lookUp(cash.refundable)).toBe(429);
    const download = { path: { identifier: cash.refundable } };
    expect((await operator.send('downloadTransactionReceipt', download)).status).toBe(429);
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await lookUp(cash.refundable)).toBe(200);
  });
});

describe('the search of a refund by a signed-in person', () => {
  it.each(Object.entries(ticketOfExample))(
    "P7.24 answers as in the contract's example: %s",
    async (name, identifier) => {
      const { token } = operator;
      const { body } = await operator.send('findRefund', { path: { identifier }, token });
      expect(body).toEqual(answerExample('findRefund', name));
    },
  );

  it('P6.2 a ticket of no account is added to the refunds of the account, once', async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier);
    const token = await signInNeighbour(operator);
    const first = await operator.send('findRefund', { path: { identifier }, token });
    expect(first.body).toMatchObject({ refundObj: { identifier, amount: 3.2, claimed: false } });
    const second = await operator.send('findRefund', { path: { identifier }, token });
    expect(second.body).toEqual(first.body);
    expect(dataOf(await operator.send('listRefunds', { token }))).toMatchObject([{ identifier }]);
  });

  it('P4.15 a ticket that is not refundable is added with an amount of 0', async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier, { refund: 0 });
    const token = await signInNeighbour(operator);
    await operator.send('findRefund', { path: { identifier }, token });
    expect(dataOf(await operator.send('listRefunds', { token }))).toMatchObject([{ amount: 0 }]);
  });

  it('P4.20 a ticket whose receipt was given at the lane is not added', async () => {
    const token = await signInNeighbour(operator);
    await operator.send('findRefund', { path: { identifier: cash.directlyFinal }, token });
    expect(dataOf(await operator.send('listRefunds', { token }))).toEqual([]);
  });

  it('a refund of another account is answered like an unknown one', async () => {
    const token = await signInNeighbour(operator);
    for (const identifier of [cash.refundable, cash.refunded]) {
      const { body } = await operator.send('findRefund', { path: { identifier }, token });
      expect(body).toEqual(answerExample('findRefund', 'notFound'));
    }
    expect(dataOf(await operator.send('listRefunds', { token }))).toEqual([]);
  });

  it('a ticket refunded before its first look-up is answered as claimed', async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier, { payment: { timestamp: 1795100000 } });
    const token = await signInNeighbour(operator);
    const { body } = await operator.send('findRefund', { path: { identifier }, token });
    expect(body).toMatchObject({ refundObj: { claimed: true } });
  });

  it('wrong guesses are counted per account: another account is not blocked', async () => {
    const token = await signInNeighbour(operator);
    for (let count = 0; count < attemptLimit.count; count += 1) {
      const path = { identifier: String(count).padStart(20, '0') };
      await operator.send('findRefund', { path, token });
    }
    const path = { identifier: cash.refundable };
    expect((await operator.send('findRefund', { path, token })).status).toBe(429);
    const own = await operator.send('findRefund', { path, token: operator.token });
    expect(own.body).toMatchObject({ status: 'success' });
  });

  it('needs a token', async () => {
    const { status } = await operator.send('findRefund', { path: { identifier: cash.refundable } });
    expect(status).toBe(401);
  });
});

describe('the refund of a transaction', () => {
  const find = (id: number, token?: string): Promise<OperatorAnswer> =>
    operator.send('findTransactionRefund', {
      path: { id },
      ...(token === undefined ? {} : { token }),
    });

  it.each([
    ['nominal', 7401],
    ['alreadyRefunded', 7402],
    ['notFound', 9_999],
  ] as const)("P7.27 answers the account as in the contract's example: %s", async (name, id) => {
    const { body } = await find(id, operator.token);
    expect(body).toEqual(answerExample('findTransactionRefund', name));
  });

  it('a refund of an account is not answered to other callers who try ids', async () => {
    const notFound = answerExample('findTransactionRefund', 'notFound');
    expect((await find(7401)).body).toEqual(notFound);
    expect((await find(7401, await signInNeighbour(operator))).body).toEqual(notFound);
  });

  it('P7.27 answers a visitor the refund that a visitor requested', async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier);
    const body = { ...requestExample('requestRefund'), identifier };
    const asked = await operator.send('requestRefund', { body });
    const { id } = asked.body as { readonly id: number };
    expect((await find(id)).body).toMatchObject({ data: { id, identifier, claimed: true } });
  });

  it('answers 429 after too many unknown ids of all visitors', async () => {
    for (let id = 1; id <= sharedAttempts; id += 1) await find(id);
    expect((await find(7401)).status).toBe(429);
  });

  it('answers a very large id as unknown', async () => {
    const { body } = await find(999_999_999_999_999);
    expect(body).toEqual(answerExample('findTransactionRefund', 'notFound'));
  });
});

describe('the list of refunds', () => {
  it("P7.27 equals the contract's example, newest first", async () => {
    const { body } = await operator.send('listRefunds', { token: operator.token });
    expect(body).toEqual(answerExample('listRefunds', 'nominal'));
  });

  it('is empty for another account', async () => {
    const { body } = await operator.send('listRefunds', { token: await signInNeighbour(operator) });
    expect(body).toEqual(answerExample('listRefunds', 'empty'));
  });
});
