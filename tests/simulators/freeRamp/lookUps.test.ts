import { describe, expect, it } from 'vitest';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { Told } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { cash, dataOf, printCashTicket, signInNeighbour } from './freeRampStory.ts';

const operator = operatorForEachTest();

const told = {
  nominal: cash.refundable,
  alreadyRefunded: cash.refunded,
  notRefundable: cash.notRefundable,
  directlyFinal: cash.directlyFinal,
  notFound: cash.unknown,
} as const;

describe('the look-up of a cash ticket', () => {
  it.each(Object.entries(told))(
    'P7.23 answers as the contract does: %s',
    async (name, identifier) => {
      const { body } = await operator.send('lookUpCashTicket', { body: { identifier } });
      expect(body).toEqual(answerExample('lookUpCashTicket', name));
    },
  );

  it('P6.2 puts nothing among the refunds of an account, even of one that is signed in', async () => {
    printCashTicket(operator, '20261120090000120001');
    const token = await signInNeighbour(operator);
    const { body } = await operator.send('lookUpCashTicket', {
      body: { identifier: '20261120090000120001' },
      token,
    });
    expect(body).toMatchObject({ status: 'success', refundObj: null });
    expect(dataOf(await operator.send('listRefunds', { token }))).toEqual([]);
  });

  it('answers 429 after the wrong numbers of all visitors together, to the right one too, for ten minutes', async () => {
    const lookUp = async (identifier: string): Promise<number> =>
      (await operator.send('lookUpCashTicket', { body: { identifier } })).status;
    for (let count = 0; count < sharedAttempts; count += 1) {
      // A right number in between buys no more guesses.
      if (count % 10 === 0) expect(await lookUp(cash.refundable)).toBe(200);
      expect(await lookUp(String(count).padStart(20, '0'))).toBe(200);
    }
    expect(await lookUp(cash.refundable)).toBe(429);
    const download = { path: { identifier: cash.refundable } };
    expect((await operator.send('downloadTransactionReceipt', download)).status).toBe(429);
    operator.world.clock.jump(attemptLimit.seconds);
    expect(await lookUp(cash.refundable)).toBe(200);
  });
});

describe('the search of a refund by a signed-in person', () => {
  it.each(Object.entries(told))(
    'P7.24 answers as the contract does: %s',
    async (name, identifier) => {
      const { token } = operator;
      const { body } = await operator.send('findRefund', { path: { identifier }, token });
      expect(body).toEqual(answerExample('findRefund', name));
    },
  );

  it('P6.2 a ticket that nobody looked up joins the refunds of the account, once', async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier);
    const token = await signInNeighbour(operator);
    const first = await operator.send('findRefund', { path: { identifier }, token });
    expect(first.body).toMatchObject({ refundObj: { identifier, amount: 3.2, claimed: false } });
    const second = await operator.send('findRefund', { path: { identifier }, token });
    expect(second.body).toEqual(first.body);
    expect(dataOf(await operator.send('listRefunds', { token }))).toMatchObject([{ identifier }]);
  });

  it('P4.15 a ticket that is not refundable joins them with an amount of 0', async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier, { refund: 0 });
    const token = await signInNeighbour(operator);
    await operator.send('findRefund', { path: { identifier }, token });
    expect(dataOf(await operator.send('listRefunds', { token }))).toMatchObject([{ amount: 0 }]);
  });

  it('P4.20 a ticket whose receipt was handed out at the lane joins nothing', async () => {
    const token = await signInNeighbour(operator);
    await operator.send('findRefund', { path: { identifier: cash.directlyFinal }, token });
    expect(dataOf(await operator.send('listRefunds', { token }))).toEqual([]);
  });

  it('a refund of another account is as unknown as one that does not exist', async () => {
    const token = await signInNeighbour(operator);
    for (const identifier of [cash.refundable, cash.refunded]) {
      const { body } = await operator.send('findRefund', { path: { identifier }, token });
      expect(body).toEqual(answerExample('findRefund', 'notFound'));
    }
    expect(dataOf(await operator.send('listRefunds', { token }))).toEqual([]);
  });

  it('a ticket paid back before anybody looked it up is told as claimed', async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier, { payment: { timestamp: 1795100000 } });
    const token = await signInNeighbour(operator);
    const { body } = await operator.send('findRefund', { path: { identifier }, token });
    expect(body).toMatchObject({ refundObj: { claimed: true } });
  });

  it('guesses are counted per account: another one still finds its refund', async () => {
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
  const find = (id: number, token?: string): Promise<Told> =>
    operator.send('findTransactionRefund', {
      path: { id },
      ...(token === undefined ? {} : { token }),
    });

  it.each([
    ['nominal', 7401],
    ['alreadyRefunded', 7402],
    ['notFound', 9_999],
  ] as const)('P7.27 answers the account as the contract does: %s', async (name, id) => {
    const { body } = await find(id, operator.token);
    expect(body).toEqual(answerExample('findTransactionRefund', name));
  });

  it('gives the ticket of an account to nobody who counts through the ids', async () => {
    const notFound = answerExample('findTransactionRefund', 'notFound');
    expect((await find(7401)).body).toEqual(notFound);
    expect((await find(7401, await signInNeighbour(operator))).body).toEqual(notFound);
  });

  it('P7.27 tells a visitor of the refund that a visitor asked for', async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier);
    const body = { ...requestExample('requestRefund'), identifier };
    const asked = await operator.send('requestRefund', { body });
    const { id } = asked.body as { readonly id: number };
    expect((await find(id)).body).toMatchObject({ data: { id, identifier, claimed: true } });
  });

  it('answers 429 after the ids of all visitors that do not exist', async () => {
    for (let id = 1; id <= sharedAttempts; id += 1) await find(id);
    expect((await find(7401)).status).toBe(429);
  });

  it('knows nothing of a huge id', async () => {
    const { body } = await find(999_999_999_999_999);
    expect(body).toEqual(answerExample('findTransactionRefund', 'notFound'));
  });
});

describe('the list of refunds', () => {
  it('P7.27 is that of the contract, newest first', async () => {
    const { body } = await operator.send('listRefunds', { token: operator.token });
    expect(body).toEqual(answerExample('listRefunds', 'nominal'));
  });

  it('is empty for another account', async () => {
    const { body } = await operator.send('listRefunds', { token: await signInNeighbour(operator) });
    expect(body).toEqual(answerExample('listRefunds', 'empty'));
  });
});
