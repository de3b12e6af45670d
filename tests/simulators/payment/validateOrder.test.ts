import { describe, expect, it } from 'vitest';
import type { PublicData, SubscriberAnswer } from '../../../generated/api.ts';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { sendBankReport, validated } from './bank.ts';

const operator = operatorForEachTest();

const stands = answerExample('validateOrder');
const notConfirmed = answerExample('validateOrder', 'refused');
const unknown = answerExample('validateOrder', 'notFound');

/** A title, the reference in the site's form, in the bank's form, and the amount due. */
const debts = [
  ['an order', '0000042', 'CDW0000042', '106.50EUR'],
  ['unpaid invoices', 'PLI0048213B', 'PLI0048213B', '47.60EUR'],
  ['a notice', '26104887', '26104887', '13.20EUR'],
] as const;

describe('M7.6 whether a payment is confirmed', () => {
  it.each(debts)(
    "%s: not before the bank's report, then permanently",
    async (_title, asked, reference, due) => {
      expect(await validated(operator, asked)).toEqual(notConfirmed);
      await sendBankReport(operator, reference, due, { 'code-retour': 'Annulation' });
      await sendBankReport(operator, reference, '1.00EUR');
      expect(await validated(operator, asked)).toEqual(notConfirmed);
      await sendBankReport(operator, reference, due);
      expect(await validated(operator, asked)).toEqual(stands);
      expect(await validated(operator, asked)).toEqual(stands);
    },
  );

  it.each(['42', '0000042'])('M7.6 an order is given without its prefix: %s', async (reference) => {
    await sendBankReport(operator, 'CDW0000042', '106.50EUR');
    expect(await validated(operator, reference)).toEqual(stands);
  });

  it('P4.7 a notice that was paid earlier is confirmed', async () => {
    expect(await validated(operator, '26104001')).toEqual(stands);
  });

  it('P4.9 a notice that cannot be paid online is never settled by card', async () => {
    await sendBankReport(operator, '26061203', '43.20EUR');
    expect(await validated(operator, '26061203')).toEqual(notConfirmed);
    expect(await validated(operator, 'ap2608114')).toEqual(notConfirmed);
  });

  it.each(['99', '9999999', '99999999', 'PLI0000000Z', 'PLI', 'A', '-'])(
    '%s is unknown',
    async (reference) => {
      expect(await validated(operator, reference)).toEqual(unknown);
    },
  );
});

describe('M4.5 an order of 0 euro', () => {
  async function freeOrder(): Promise<string> {
    const { settings, store } = operator.services;
    const data = settings.read<PublicData>('publicData');
    const free = { bondData: { amount: 0, code: 'D04' }, reloadData: { initialLoading: 0 } };
    const subscription = data?.subscription.map((plan) => ({ ...plan, ...free }));
    settings.write('publicData', { ...data, subscription });
    store.run(`UPDATE contract SET data = json_set(data, '$.category.code', '04') WHERE id = 1201`);
    const body = {
      ...requestExample('orderBadges'),
      amountPaid: 0,
      initialLoading: 0,
      bailTotal: 0,
    };
    const { token } = operator;
    const answer = await operator.send('orderBadges', { token, path: { contractId: 1201 }, body });
    return (answer.body as { readonly reference: string }).reference;
  }

  it('is confirmed by this call, and takes effect once', async () => {
    const reference = await freeOrder();
    expect(await validated(operator, reference)).toEqual(stands);
    expect(await validated(operator, reference)).toEqual(stands);
    const { token } = operator;
    const { user } = (await operator.send('loadSubscriber', { token })).body as SubscriberAnswer;
    expect(user.badges?.[0]).toHaveLength(7);
  });
});

describe('M8.7 paid invoices', () => {
  it('are removed from the contract, credited to its balance and added to its history', async () => {
    await sendBankReport(operator, 'PLI0048213B', '47.60EUR');
    await sendBankReport(operator, 'PLI0048213B', '47.60EUR', { date: '22/11/2026_a_10:00:00' });
    const { token } = operator;
    const { user } = (await operator.send('loadSubscriber', { token })).body as SubscriberAnswer;
    expect(user.contracts[0]).toMatchObject({
      unpaidInvoicesObj: [],
      balanceSign: '+',
      accountBalance: 0,
    });
    const [latest, before] = user.contractsAmendments?.[0] ?? [];
    expect(latest).toMatchObject({ title: 'Facture réglée' });
    expect(latest?.detail).toContain('PLI0048213B');
    expect(before).toMatchObject({ title: 'Badge restitué' });
  });
});

describe('guesses of references are limited', () => {
  it('too many unknown references are answered 429 for a while', async () => {
    for (let count = 0; count < sharedAttempts; count += 1) await validated(operator, '99');
    const { status } = await operator.send('validateOrder', { body: { reference: '42' } });
    expect(status).toBe(429);
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await validated(operator, '42')).toEqual(notConfirmed);
  });

  it('asking for an unpaid order is not limited', async () => {
    for (let count = 0; count <= sharedAttempts; count += 1) {
      expect(await validated(operator, '42')).toEqual(notConfirmed);
    }
  });
});
