import { describe, expect, it } from 'vitest';
import { sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { beneficiaryOf, cash, dataOf, printCashTicket, signInNeighbour } from './freeRampData.ts';
import { pdfText } from './pdfText.ts';

const operator = operatorForEachTest();

const request = (changes: object = {}, token?: string): Promise<OperatorAnswer> =>
  operator.send('requestRefund', {
    body: { ...requestExample('requestRefund'), ...changes },
    ...(token === undefined ? {} : { token }),
  });

const lookUp = (identifier: string): Promise<OperatorAnswer> =>
  operator.send('lookUpCashTicket', { body: { identifier } });

const day = 24 * 3_600;

describe('a refund requested with bank details', () => {
  it('P7.27 is stored once for a visitor', async () => {
    expect((await request()).body).toEqual({
      ...(answerExample('requestRefund', 'nominal') as object),
      id: 7401,
    });
    expect((await request()).body).toEqual(answerExample('requestRefund', 'alreadyRefunded'));
  });

  it('P9.12 is claimed at once, and paid when the transfer arrives', async () => {
    await request();
    const claimed = { payment: null, refund: 3.2, refundObj: { claimed: true } };
    expect((await lookUp(cash.refundable)).body).toMatchObject(claimed);
    operator.services.clock.jump(2 * day);
    expect((await lookUp(cash.refundable)).body).toMatchObject(claimed);
    operator.services.clock.jump(day);
    expect((await lookUp(cash.refundable)).body).toMatchObject({
      payment: { timestamp: Date.parse('2026-11-24T09:00:00+01:00') / 1_000 },
    });
    expect((await request()).body).toEqual(answerExample('requestRefund', 'alreadyRefunded'));
  });

  it('cannot be claimed by an account afterwards, whose list shows it as claimed', async () => {
    await request();
    const { token } = operator;
    expect((await operator.send('claimRefunds', { body: { ids: [7401] }, token })).body).toEqual(
      answerExample('claimRefunds', 'alreadyRefunded'),
    );
    const listed = dataOf(await operator.send('listRefunds', { token }));
    expect(listed.find(({ id }) => id === 7401)).toMatchObject({ claimed: true });
  });

  it("a visitor's request is answered to an account as claimed, and not added to its refunds", async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier);
    await request({ identifier });
    const { token } = operator;
    const { body } = await operator.send('findRefund', { path: { identifier }, token });
    expect(body).toMatchObject({ refundObj: { identifier, claimed: true } });
    expect(dataOf(await operator.send('listRefunds', { token }))).toHaveLength(4);
  });

  it('P5.22 a signed-in person needs no name and e-mail, and sees it among the refunds', async () => {
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier);
    const token = await signInNeighbour(operator);
    const withoutName = { ...requestExample('requestRefund', 'withoutName'), identifier };
    const { body } = await operator.send('requestRefund', { body: withoutName, token });
    expect(body).toMatchObject({ status: 'success' });
    expect(dataOf(await operator.send('listRefunds', { token }))).toMatchObject([
      { identifier, claimed: true },
    ]);
    expect(beneficiaryOf(operator, identifier)).toEqual({
      name: 'Ines Voisin',
      email: 'inconnu.voisin@example.fr',
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPP',
    });
  });

  it('P5.22 a visitor must give last name, first name and e-mail', async () => {
    const all = { status: 'error', message: 'Veuillez remplir tous les champs.' };
    const body = requestExample('requestRefund', 'withoutName');
    expect((await operator.send('requestRefund', { body })).body).toEqual(all);
    expect((await request({ lastname: '  ' })).body).toEqual(all);
    expect((await lookUp(cash.refundable)).body).toMatchObject({ refundObj: { claimed: false } });
  });

  it('a French IBAN with a wrong national key is refused', async () => {
    const { body } = await request({ iban: 'FR5430006000011234567890100' });
    expect(body).toEqual(answerExample('requestRefund', 'refused'));
  });

  it('P4.14 a ticket that is not refundable is refused', async () => {
    const refused = answerExample('requestRefund', 'notRefundable');
    for (const identifier of [cash.notRefundable, cash.directlyFinal]) {
      expect((await request({ identifier })).body).toEqual(refused);
    }
    printCashTicket(operator, '20261120090000120001', { paid: false });
    expect((await request({ identifier: '20261120090000120001' })).body).toEqual(refused);
  });

  it('P4.13 a ticket that was already refunded is refused', async () => {
    const { body } = await request({ identifier: cash.refunded, amount: 2.7 });
    expect(body).toEqual(answerExample('requestRefund', 'alreadyRefunded'));
  });

  it.each([3.19, 3.21, 0.01, 1e300])(
    "the amount must be the ticket's to the cent, not %d",
    async (amount) => {
      expect((await request({ amount })).body).toMatchObject({
        status: 'error',
        message: "Le montant demandé n'est pas celui du remboursement de ce ticket.",
      });
      expect((await lookUp(cash.refundable)).body).toMatchObject({ refundObj: { claimed: false } });
    },
  );

  it('an unknown ticket is refused and counts as a wrong guess', async () => {
    for (let count = 0; count < sharedAttempts; count += 1) {
      expect((await request({ identifier: cash.unknown })).body).toEqual({
        status: 'error',
        message: 'Aucun ticket ne correspond à cet identifiant.',
      });
    }
    expect((await request()).status).toBe(429);
  });

  it('accepts any name', async () => {
    const { body } = await request({ lastname: 'a\0\ud800"\'', firstname: '😀' });
    expect(body).toMatchObject({ status: 'success' });
  });
});

describe('the receipt of a refund request', () => {
  const make = (
    id: number,
    transactions: readonly string[],
    token?: string,
  ): Promise<OperatorAnswer> =>
    operator.send('createRefundReceipt', {
      path: { id },
      body: { transactions },
      ...(token === undefined ? {} : { token }),
    });

  it("P7.26 is created once, has the ticket's number and appears with the refund", async () => {
    await request();
    const made = await make(7401, [cash.refundable]);
    expect(made.body).toEqual(answerExample('createRefundReceipt', 'nominal'));
    expect((await make(7401, [cash.refundable])).body).toEqual(made.body);
    expect((await lookUp(cash.refundable)).body).toMatchObject({
      refundObj: { receipt: { path: `/api/v2/receipt/transaction/${cash.refundable}` } },
    });
    const identifier = cash.refundable;
    const pdf = pdfText(
      await operator.send('downloadTransactionReceipt', { path: { identifier } }),
    );
    expect(pdf).toContain('Carénage – Prado, Prado, Voie 3');
    expect(pdf).toMatch(/Dont remboursé\s+3,20 €/);
  });

  it("a visitor's receipt belongs to no account, a signed-in person's to theirs", async () => {
    const { token } = operator;
    await request();
    await make(7401, [cash.refundable]);
    expect(dataOf(await operator.send('listReceipts', { token }))).toHaveLength(3);
    await request({ identifier: cash.alsoRefundable, amount: 5.9 }, token);
    await make(7404, [cash.alsoRefundable], token);
    expect(dataOf(await operator.send('listReceipts', { token }))).toHaveLength(4);
  });

  it('is refused for another ticket, for several tickets, and for a refund not requested yet', async () => {
    const notFound = answerExample('createRefundReceipt', 'notFound');
    expect((await make(7401, [cash.refundable])).body).toEqual(notFound);
    await request();
    expect((await make(7401, [cash.alsoRefundable])).body).toEqual(notFound);
    expect((await make(7401, [cash.refundable, cash.alsoRefundable])).body).toEqual(notFound);
    expect((await make(9_999, [cash.refundable])).body).toEqual(notFound);
  });

  it('accepts at most a hundred tickets: a very long list is refused quickly', async () => {
    operator.expectRefused('createRefundReceipt');
    const transactions = Array.from({ length: 40_000 }, (_, index) => `${index}`.padStart(20, '0'));
    const started = performance.now();
    expect((await make(7401, transactions)).status).toBe(400);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('limits wrong guesses', async () => {
    for (let id = 1; id <= sharedAttempts; id += 1) await make(id, [cash.unknown]);
    expect((await make(7402, [cash.refunded])).status).toBe(429);
  });
});
