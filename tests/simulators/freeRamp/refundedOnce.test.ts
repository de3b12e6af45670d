import { describe, expect, it } from 'vitest';
import { haveAccount, sessionOf } from '../support/accounts.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

/** Cash tickets of the seeded data; the refunds of the first two are 7401 and 7404. */
const cash = {
  refundable: '20261108071500120031',
  alsoRefundable: '20261115223000120069',
  refunded: '20261030181200120047',
  notRefundable: '20261012094000120058',
  directlyFinal: '20261112082000120063',
} as const;

const day = 24 * 3_600;
const alreadyClaimed = answerExample('claimRefunds', 'alreadyRefunded');
const alreadyRequested = answerExample('requestRefund', 'alreadyRefunded');
const done = { status: 'success' };

async function bodyOf(answer: Promise<OperatorAnswer>): Promise<unknown> {
  return (await answer).body;
}

const claim = (ids: readonly number[], token = operator.token): Promise<unknown> =>
  bodyOf(operator.send('claimRefunds', { body: { ids }, token }));
const request = (changes: object = {}): Promise<unknown> =>
  bodyOf(
    operator.send('requestRefund', { body: { ...requestExample('requestRefund'), ...changes } }),
  );
const lookUp = (identifier: string): Promise<unknown> =>
  bodyOf(operator.send('lookUpCashTicket', { body: { identifier } }));

async function listed(operationId: 'listRefunds' | 'listReceipts'): Promise<readonly Row[]> {
  const { body } = await operator.send(operationId, { token: operator.token });
  return (body as { readonly data: readonly Row[] }).data;
}
type Row = Readonly<Record<string, unknown>>;

const claimedIds = async (): Promise<readonly unknown[]> =>
  (await listed('listRefunds')).filter(({ claimed }) => claimed).map(({ id }) => id);

describe('a ticket is refunded once', () => {
  it('P4.23 of claims at the same moment one is accepted, with one receipt', async () => {
    const receipts = (await listed('listReceipts')).length;
    const answers = await Promise.all([claim([7401]), claim([7401]), claim([7404, 7401])]);
    expect(answers).toEqual([expect.objectContaining(done), alreadyClaimed, alreadyClaimed]);
    expect(await claimedIds()).toEqual([7401, 7402]);
    expect(await listed('listReceipts')).toHaveLength(receipts + 1);
    expect(await request()).toEqual(alreadyRequested);
  });

  it("P7.27 a visitor's request is stored once, and blocks the claim of an account", async () => {
    const [first, ...others] = await Promise.all([request(), request(), request()]);
    expect(first).toMatchObject(done);
    expect(others).toEqual([alreadyRequested, alreadyRequested]);
    expect(await claim([7401])).toEqual(alreadyClaimed);
    expect(await claimedIds()).toEqual([7401, 7402]);
  });

  it('P9.12 it is claimed at once, and paid when the transfer arrives', async () => {
    await request();
    const claimed = { payment: null, refund: 3.2, refundObj: { claimed: true } };
    operator.services.clock.jump(2 * day);
    expect(await lookUp(cash.refundable)).toMatchObject(claimed);
    operator.services.clock.jump(day);
    expect(await lookUp(cash.refundable)).toMatchObject({
      payment: { timestamp: Date.parse('2026-11-24T09:00:00+01:00') / 1_000 },
    });
    expect(await request()).toEqual(alreadyRequested);
  });

  it('P4.13 one that was refunded earlier is refused', async () => {
    expect(await request({ identifier: cash.refunded, amount: 2.7 })).toEqual(alreadyRequested);
  });

  it('P4.14 one that is not refundable is refused, with the whole claim', async () => {
    for (const identifier of [cash.notRefundable, cash.directlyFinal]) {
      expect(await request({ identifier })).toEqual(
        answerExample('requestRefund', 'notRefundable'),
      );
    }
    for (const id of [7403, 9_999, 1e300]) {
      expect(await claim([7401, id])).toEqual(answerExample('claimRefunds', 'refused'));
    }
    expect(await claimedIds()).toEqual([7402]);
  });

  it.each([3.19, 3.21, 1e300])(
    "the amount must be the ticket's to the cent, not %d",
    async (amount) => {
      expect(await request({ amount })).toMatchObject({ status: 'error' });
      expect(await lookUp(cash.refundable)).toMatchObject({ refundObj: { claimed: false } });
    },
  );

  it('P6.2 a claim needs a saved IBAN, and is paid to it', async () => {
    const { store } = operator.services;
    haveAccount(operator, { email: 'ines.voisin@example.fr' });
    const token = await sessionOf(operator, 'ines.voisin@example.fr');
    store.run('UPDATE refund SET accountId = NULL WHERE id = 7401');
    await operator.send('findRefund', { path: { identifier: cash.refundable }, token });
    expect(await claim([7401], token)).toEqual(answerExample('claimRefunds', 'withoutBankAccount'));
    const body = requestExample('saveBankAccount', 'foreignIban');
    await operator.send('saveBankAccount', { body, token });
    expect(await claim([7401], token)).toMatchObject(done);
    const paid = store.row<{ beneficiary: string }>(
      'SELECT beneficiary FROM refund WHERE id = 7401',
    );
    expect(JSON.parse(paid?.beneficiary ?? '')).toMatchObject({ iban: body.iban });
  });
});

describe('a ticket has one receipt', () => {
  const receipt = (ids: readonly number[]): Promise<unknown> =>
    bodyOf(operator.send('createTicketReceipt', { body: { ids }, token: operator.token }));

  it('P4.26 a second one is refused, for all tickets of the request', async () => {
    const before = (await listed('listReceipts')).length;
    expect(await receipt([9108])).toMatchObject(done);
    const conflict = answerExample('createTicketReceipt', 'conflict');
    expect(await Promise.all([receipt([9108]), receipt([9107, 9108])])).toEqual([
      conflict,
      conflict,
    ]);
    expect(await receipt([9107])).toMatchObject(done);
    expect(await listed('listReceipts')).toHaveLength(before + 2);
  });

  it('P7.26 that of a request is created once, and only for its own ticket', async () => {
    const make = (ticket: string): Promise<unknown> =>
      bodyOf(
        operator.send('createRefundReceipt', {
          path: { id: 7401 },
          body: { transactions: [ticket] },
        }),
      );
    const notFound = answerExample('createRefundReceipt', 'notFound');
    expect(await make(cash.refundable)).toEqual(notFound);
    await request();
    expect(await make(cash.alsoRefundable)).toEqual(notFound);
    const made = await make(cash.refundable);
    expect(made).toEqual(answerExample('createRefundReceipt'));
    expect(await make(cash.refundable)).toEqual(made);
  });

  it('P8.3 a card is linked to a plate once, and its tickets return with it', async () => {
    const { token } = operator;
    const add = (): Promise<OperatorAnswer> =>
      operator.send('addTicketFlux', { body: requestExample('addTicketFlux'), token });
    const first = (await add()).body as { readonly flux: { readonly id: number } };
    expect((await add()).body).toEqual(answerExample('addTicketFlux', 'conflict'));
    await operator.send('removeTicketFlux', { path: { id: first.flux.id }, token });
    expect((await add()).body).toMatchObject({ tickets: (first as unknown as Row)['tickets'] });
  });
});
