import { describe, expect, it } from 'vitest';
import type { Notice } from '../../../generated/api.ts';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { sendBankReport } from './bank.ts';

const operator = operatorForEachTest();

const notFound = answerExample('retrieveNotice', 'notFound');

async function retrieve(changes: object = {}): Promise<unknown> {
  const body = { ...requestExample('retrieveNotice'), ...changes };
  return (await operator.send('retrieveNotice', { body })).body;
}

async function retrieved(): Promise<Notice> {
  return ((await retrieve()) as { readonly cnp: Notice }).cnp;
}

async function wantReceipt(id: number, state: boolean): Promise<unknown> {
  return (await operator.send('requestNoticeReceipt', { body: { id, state } })).body;
}

describe('P7.20 a notice', () => {
  it('P4.8 is found by its number and its plate', async () => {
    expect(await retrieve()).toEqual(answerExample('retrieveNotice'));
  });

  it('P4.9 is found when closed too', async () => {
    expect(await retrieve({ reference: '26061203' })).toEqual(
      answerExample('retrieveNotice', 'closed'),
    );
  });

  it('P1.2 is found by the number of the payment notice that followed, in any case', async () => {
    for (const reference of ['AP2608114', 'ap2608114', ' AP 2608114 ']) {
      expect(await retrieve({ reference })).toEqual(answerExample('retrieveNotice', 'closed'));
    }
  });

  it('P5.12 is found by its plate in any case', async () => {
    expect(await retrieve({ numberplate: 'ab123cd' })).toMatchObject({ state: true });
  });

  it.each([
    ['another number', { reference: '26104888' }],
    ['another plate', { numberplate: 'AB123CE' }],
    [
      'the number of a notice with another plate',
      { reference: '26061203', numberplate: 'ZZ999ZZ' },
    ],
    [
      'SQL and control characters',
      { reference: "26104887' OR 1=1 --", numberplate: 'AB123C\u0000' },
    ],
    ['lone surrogates', { reference: '\ud83d\ud83d\ud83d\ud83d', numberplate: '\ud83dAAAAA' }],
  ])('is not found by %s', async (_title, changes) => {
    expect(await retrieve(changes)).toEqual(notFound);
  });

  it('stores the e-mail of the look-up as the recipient of the receipt', async () => {
    expect(await retrieve({ email: 'lea.roy@example.fr' })).toMatchObject({
      cnp: { email: 'lea.roy@example.fr' },
    });
    await wantReceipt(31_007, true);
    await sendBankReport(operator, '26104887', '13.20EUR');
    expect(operator.mails.map(({ recipient }) => recipient)).toEqual(['lea.roy@example.fr']);
  });

  it.each(['\u0000@\u0000', '"}@{"', '\ud83d@x'])('accepts any e-mail: %j', async (email) => {
    expect(await retrieve({ email })).toMatchObject({ state: true });
    expect((await retrieved()).reference).toBe('26104887');
  });

  it('guesses of numbers and plates are limited', async () => {
    for (let count = 0; count < sharedAttempts; count += 1) {
      // A right plate in between must not reset the count.
      if (count % 10 === 0) expect(await retrieve()).toMatchObject({ state: true });
      expect(await retrieve({ numberplate: `AB123C${count}` })).toEqual(notFound);
    }
    const answer = await operator.send('retrieveNotice', {
      body: requestExample('retrieveNotice'),
    });
    expect(answer.status).toBe(429);
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await retrieve()).toMatchObject({ state: true });
  });
});

describe('P4.7 a paid notice', () => {
  it('has a payment date and is closed', async () => {
    await sendBankReport(operator, '26104887', '13.20EUR');
    expect(await retrieved()).toMatchObject({
      receivedAmount: 13.2,
      paymentDate: { timestamp: operator.services.clock.now() },
      isOpen: false,
    });
  });

  it("keeps the payer's e-mail after later look-ups", async () => {
    const stored = (): unknown =>
      operator.services.store.row("SELECT data FROM notice WHERE reference = '26104887'");
    await retrieve();
    await sendBankReport(operator, '26104887', '13.20EUR');
    const paid = stored();
    expect(await retrieve({ email: 'lea.roy@example.fr' })).toMatchObject({ state: true });
    expect(stored()).toEqual(paid);
  });

  it('sends no receipt that was not requested', async () => {
    await sendBankReport(operator, '26104887', '13.20EUR');
    expect(operator.mails).toEqual([]);
  });

  it('P4.10 sends the requested receipt, once', async () => {
    await wantReceipt(31_007, true);
    await sendBankReport(operator, '26104887', '13.20EUR');
    await sendBankReport(operator, '26104887', '13.20EUR', { date: '22/11/2026_a_10:00:00' });
    expect(operator.mails).toHaveLength(1);
    const [mail] = operator.mails;
    expect(mail?.recipient).toBe('camille.durand@example.fr');
    expect(mail?.subject).toBe("Justificatif de paiement de l'avis 26104887");
    expect(mail?.body).toContain('AB123CD');
    expect(mail?.body).toMatch(/13,20\s€/);
    expect(mail?.body).toContain('Prado - Carénage');
  });

  it('sends the receipt in the language of the page that requested it', async () => {
    const headers = { 'Accept-Language': 'en' };
    await operator.send('requestNoticeReceipt', { body: { id: 31_007, state: true }, headers });
    await sendBankReport(operator, '26104887', '13.20EUR');
    expect(operator.mails[0]?.subject).toBe('Proof of payment of notice 26104887');
    expect(operator.mails[0]?.body).toContain('Paid by card');
  });

  it('P4.8 owes the amount not received yet', async () => {
    operator.services.store.run(
      `UPDATE notice SET data = json_set(data, '$.receivedAmount', 3.2) WHERE reference = '26104887'`,
    );
    await sendBankReport(operator, '26104887', '13.20EUR');
    expect((await retrieved()).paymentDate).toBeNull();
    await sendBankReport(operator, '26104887', '10.00EUR');
    expect(await retrieved()).toMatchObject({ receivedAmount: 13.2, isOpen: false });
  });
});

describe('P4.10 the request of a receipt', () => {
  it('is stored and can be withdrawn', async () => {
    const stored = (): unknown =>
      operator.services.store.row('SELECT wantsReceipt FROM notice WHERE id = 31007');
    expect(await wantReceipt(31_007, true)).toEqual({ state: true });
    expect(stored()).toEqual({ wantsReceipt: 1 });
    expect(await wantReceipt(31_007, true)).toEqual({ state: true });
    expect(await wantReceipt(31_007, false)).toEqual({ state: true });
    expect(stored()).toEqual({ wantsReceipt: 0 });
  });

  it('P8.12 is refused for a notice that is closed, paid or unknown', async () => {
    await sendBankReport(operator, '26104887', '13.20EUR');
    for (const id of [30_412, 31_007, 1, Number.MAX_SAFE_INTEGER, 1e300]) {
      expect(await wantReceipt(id, true)).toEqual(answerExample('requestNoticeReceipt', 'refused'));
    }
  });
});
