import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

/** Cash tickets of the seeded data; the refund of the first is 7401. */
const cash = {
  refundable: '20261108071500120031',
  alsoRefundable: '20261115223000120069',
  refunded: '20261030181200120047',
  notRefundable: '20261012094000120058',
} as const;

const alreadyClaimed = answerExample('claimRefunds', 'alreadyRefunded');
const alreadyRequested = answerExample('requestRefund', 'alreadyRefunded');
const done = { status: 'success' };

async function send(operationId: OperationId, sent: object = {}): Promise<unknown> {
  return (await operator.send(operationId, { token: operator.token, ...sent })).body;
}

const claim = (...ids: readonly number[]): Promise<unknown> =>
  send('claimRefunds', { body: { ids } });
const request = (changes: object = {}): Promise<unknown> =>
  send('requestRefund', { body: { ...requestExample('requestRefund'), ...changes }, token: '' });

/** The answers to calls that are sent at the same moment, accepted ones first: any of them may be first. */
async function atOnce(...calls: readonly Promise<unknown>[]): Promise<readonly unknown[]> {
  const isDone = (answer: unknown): boolean =>
    (answer as { readonly status?: unknown }).status === done.status;
  const answers = await Promise.all(calls);
  return answers.toSorted((a, b) => Number(isDone(b)) - Number(isDone(a)));
}

type Rows = readonly Readonly<Record<string, unknown>>[];

async function listed(operationId: 'listRefunds' | 'listReceipts'): Promise<Rows> {
  return ((await send(operationId)) as { readonly data: Rows }).data;
}

const claimedIds = async (): Promise<readonly unknown[]> =>
  (await listed('listRefunds')).filter(({ claimed }) => claimed).map(({ id }) => id);

describe('a ticket is refunded once', () => {
  it('P4.23 of claims at the same moment one is accepted, with one receipt', async () => {
    const receipts = (await listed('listReceipts')).length;
    const [first, ...others] = await atOnce(claim(7401), claim(7401), claim(7401));
    expect(first).toMatchObject(done);
    expect(others).toEqual([alreadyClaimed, alreadyClaimed]);
    expect(await claim(7404, 7401)).toEqual(alreadyClaimed);
    expect(await claimedIds()).toEqual([7401, 7402]);
    expect(await listed('listReceipts')).toHaveLength(receipts + 1);
    expect(await request()).toEqual(alreadyRequested);
  });

  it("P7.27 a visitor's request is stored once, and blocks the claim of an account", async () => {
    const [first, ...others] = await atOnce(request(), request(), request());
    expect(first).toMatchObject(done);
    expect(others).toEqual([alreadyRequested, alreadyRequested]);
    expect(await claim(7401)).toEqual(alreadyClaimed);
    const earlier = { identifier: cash.refunded, amount: 2.7 };
    expect(await request(earlier)).toEqual(alreadyRequested);
  });

  it.each([
    ['P4.14 a ticket that is not refundable', { identifier: cash.notRefundable }],
    ['one cent less than the ticket', { amount: 3.19 }],
    ['one cent more than the ticket', { amount: 3.21 }],
    ['P5.22 no name', { lastname: ' ' }],
  ])('never: %s', async (_, changes) => {
    expect(await request(changes)).toMatchObject({ status: 'error' });
    expect(await claimedIds()).toEqual([7402]);
  });

  it.each([7403, 9_999, 1e300])('a claim with the refund %d is refused as a whole', async (id) => {
    expect(await claim(7401, id)).toEqual(answerExample('claimRefunds', 'refused'));
    expect(await claimedIds()).toEqual([7402]);
  });
});

describe('a ticket has one receipt', () => {
  it('P4.26 a second one is refused, for all tickets of the request', async () => {
    const receipt = (...ids: readonly number[]): Promise<unknown> =>
      send('createTicketReceipt', { body: { ids } });
    const before = (await listed('listReceipts')).length;
    const [first, ...others] = await atOnce(receipt(9108), receipt(9108), receipt(9108));
    const conflict = answerExample('createTicketReceipt', 'conflict');
    expect(first).toMatchObject(done);
    expect(others).toEqual([conflict, conflict]);
    expect(await receipt(9107, 9108)).toEqual(conflict);
    expect(await receipt(9107)).toMatchObject(done);
    expect(await listed('listReceipts')).toHaveLength(before + 2);
  });

  it('P7.26 that of a request is created once, and only for its own ticket', async () => {
    const make = (ticket: string): Promise<unknown> =>
      send('createRefundReceipt', { path: { id: 7401 }, body: { transactions: [ticket] } });
    const notFound = answerExample('createRefundReceipt', 'notFound');
    expect(await make(cash.refundable)).toEqual(notFound);
    await request();
    expect(await make(cash.alsoRefundable)).toEqual(notFound);
    const made = await make(cash.refundable);
    expect(made).toEqual(answerExample('createRefundReceipt'));
    expect(await make(cash.refundable)).toEqual(made);
  });

  it('P8.3 a card that is unlinked and linked again has the same tickets', async () => {
    const add = (): Promise<unknown> =>
      send('addTicketFlux', { body: requestExample('addTicketFlux') });
    const { flux, tickets } = (await add()) as { flux: { id: number }; tickets: Rows };
    expect(await add()).toEqual(answerExample('addTicketFlux', 'conflict'));
    await send('removeTicketFlux', { path: { id: flux.id } });
    expect(await add()).toMatchObject({ tickets });
  });
});
