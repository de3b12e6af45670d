import { describe, expect, it } from 'vitest';
import { answerExample, requestExample } from '../support/examples.ts';
import type { OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { beneficiaryOf, cash, dataOf, printCashTicket, signInNeighbour } from './freeRampData.ts';
import { pdfText } from './pdfText.ts';

const operator = operatorForEachTest();

const claim = (ids: readonly number[], by = operator.token): Promise<OperatorAnswer> =>
  operator.send('claimRefunds', { body: { ids }, token: by });

const claimedIds = async (): Promise<readonly unknown[]> =>
  dataOf(await operator.send('listRefunds', { token: operator.token }))
    .filter(({ claimed }) => claimed)
    .map(({ id }) => id);

describe('claiming refunds', () => {
  it('P4.23 marks the refund as claimed and creates a receipt', async () => {
    const body = requestExample('claimRefunds');
    const claimed = await operator.send('claimRefunds', { body, token: operator.token });
    expect(claimed.body).toMatchObject({
      status: 'success',
      message: 'Votre remboursement a bien été pris en compte.',
      receipt: { countTickets: 1, path: `/api/v2/receipt/transaction/${cash.refundable}` },
    });
    expect(await claimedIds()).toEqual([7401, 7402]);
    const [newest] = dataOf(await operator.send('listReceipts', { token: operator.token }));
    expect(newest).toEqual((claimed.body as { receipt: unknown }).receipt);
  });

  it('P4.23 several refunds get one receipt that lists each of them', async () => {
    const body = requestExample('claimRefunds', 'several');
    const claimed = await operator.send('claimRefunds', { body, token: operator.token });
    expect(claimed.body).toMatchObject({ receipt: { countTickets: 2 } });
    const { path } = (claimed.body as { receipt: { path: string } }).receipt;
    expect(path).toMatch(/^\/api\/v2\/receipt\/transaction\/20261115223000\d{6}$/);
    const listed = dataOf(await operator.send('listRefunds', { token: operator.token }));
    expect(listed.slice(0, 2).map(({ receipt }) => receipt)).toEqual([{ path }, { path }]);
    const identifier = path.slice(-20);
    const pdf = pdfText(
      await operator.send('downloadTransactionReceipt', { path: { identifier } }),
    );
    expect(pdf).toContain('08/11/2026 à 07:15');
    expect(pdf).toContain('15/11/2026 à 22:30');
    expect(pdf).toMatch(/Dont remboursé\s+9,10 €/);
  });

  it('P9.12 the payment appears once the transfer has arrived', async () => {
    await claim([7401]);
    const lookUp = (): Promise<OperatorAnswer> =>
      operator.send('lookUpCashTicket', { body: { identifier: cash.refundable } });
    expect((await lookUp()).body).toMatchObject({ payment: null, refundObj: { claimed: true } });
    operator.services.clock.jump(3 * 24 * 3_600);
    expect((await lookUp()).body).toMatchObject({ payment: { timestamp: 1795507200 } });
  });

  it('a refund can be claimed only once', async () => {
    await claim([7401]);
    expect((await claim([7404, 7401])).body).toEqual(
      answerExample('claimRefunds', 'alreadyRefunded'),
    );
    expect(await claimedIds()).toEqual([7401, 7402]);
    const identifier = cash.refundable;
    const again = { ...requestExample('requestRefund'), identifier };
    expect((await operator.send('requestRefund', { body: again })).body).toEqual(
      answerExample('requestRefund', 'alreadyRefunded'),
    );
  });

  it('P4.14 a ticket that is not refundable cannot be claimed', async () => {
    expect((await claim([7401, 7403])).body).toEqual(answerExample('claimRefunds', 'refused'));
    expect(await claimedIds()).toEqual([7402]);
  });

  it('the whole claim is refused when one refund is unknown, however large its id', async () => {
    const refused = answerExample('claimRefunds', 'refused');
    for (const id of [9_999, Number.MAX_SAFE_INTEGER, 1e300]) {
      expect((await claim([7401, id])).body).toEqual(refused);
    }
    expect(await claimedIds()).toEqual([7402]);
  });

  it('refunds of another account are refused', async () => {
    const neighbour = await signInNeighbour(operator);
    expect((await claim([7401], neighbour)).body).toEqual(answerExample('claimRefunds', 'refused'));
    expect(await claimedIds()).toEqual([7402]);
  });

  it('P6.2 needs a saved IBAN, and pays to it', async () => {
    const neighbour = await signInNeighbour(operator);
    const identifier = '20261120090000120001';
    printCashTicket(operator, identifier);
    const found = await operator.send('findRefund', { path: { identifier }, token: neighbour });
    const { id } = (found.body as { refundObj: { id: number } }).refundObj;
    expect((await claim([id], neighbour)).body).toEqual(
      answerExample('claimRefunds', 'withoutBankAccount'),
    );
    const body = requestExample('saveBankAccount', 'foreignIban');
    await operator.send('saveBankAccount', { body, token: neighbour });
    expect((await claim([id], neighbour)).body).toMatchObject({ status: 'success' });
    expect(beneficiaryOf(operator, identifier)).toMatchObject({
      name: 'CAMILLE DURAND',
      iban: 'MC5811222000010123456789030',
    });
  });
});
