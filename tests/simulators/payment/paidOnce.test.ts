import { describe, expect, it } from 'vitest';
import type { PublicData, SubscriberAnswer } from '../../../generated/api.ts';
import { signSubscription } from '../../../scripts/simulators/backend/payment/signSubscription.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { sendBankReport, validated } from './bank.ts';

const operator = operatorForEachTest();

const confirmed = answerExample('validateOrder');
const notConfirmed = answerExample('validateOrder', 'refused');

async function subscriber(): Promise<SubscriberAnswer['user']> {
  const { body } = await operator.send('loadSubscriber', { token: operator.token });
  return (body as SubscriberAnswer).user;
}

/** Orders one extra badge; returns the reference in the site's form. */
async function orderBadge(changes: object = {}): Promise<string> {
  const body = { ...requestExample('orderBadges'), ...changes };
  const { token } = operator;
  const answer = await operator.send('orderBadges', { token, path: { contractId: 1201 }, body });
  return (answer.body as { readonly reference: string }).reference;
}

/** The bank reports a payment twice, and another one of the same amount. */
async function report(reference: string, montant: string): Promise<void> {
  await sendBankReport(operator, reference, montant);
  await sendBankReport(operator, reference, montant);
  await sendBankReport(operator, reference, montant, { date: '22/11/2026_a_10:00:00' });
}

describe('M7.6 a payment is confirmed', () => {
  it.each([
    ['an order', '0000042', 'CDW0000042', '106.50EUR'],
    ['unpaid invoices', 'PLI0048213B', 'PLI0048213B', '47.60EUR'],
    ['a notice', '26104887', '26104887', '13.20EUR'],
  ])("of %s: only after the bank's report of the amount due", async (_, asked, sealed, due) => {
    expect(await validated(operator, asked)).toEqual(notConfirmed);
    await sendBankReport(operator, sealed, due, { 'code-retour': 'Annulation' });
    await sendBankReport(operator, sealed, '1.00EUR');
    expect(await validated(operator, asked)).toEqual(notConfirmed);
    await sendBankReport(operator, sealed, due);
    expect(await validated(operator, asked)).toEqual(confirmed);
    expect(await validated(operator, asked)).toEqual(confirmed);
  });

  it('P4.9 never of a notice that cannot be paid online', async () => {
    await report('26061203', '43.20EUR');
    expect(await validated(operator, '26061203')).toEqual(notConfirmed);
  });

  it('M4.5 of an order of 0 euro by this call, which takes effect once', async () => {
    const { settings, store } = operator.services;
    const data = settings.read<PublicData>('publicData');
    const free = { bondData: { amount: 0, code: 'D04' }, reloadData: { initialLoading: 0 } };
    const subscription = data?.subscription.map((plan) => ({ ...plan, ...free }));
    settings.write('publicData', { ...data, subscription });
    store.run(`UPDATE contract SET data = json_set(data, '$.category.code', '04') WHERE id = 1201`);
    const reference = await orderBadge({ amountPaid: 0, initialLoading: 0, bailTotal: 0 });
    expect(await validated(operator, reference)).toEqual(confirmed);
    expect(await validated(operator, reference)).toEqual(confirmed);
    expect((await subscriber()).badges?.[0]).toHaveLength(7);
  });
});

describe('a payment takes effect once', () => {
  it('M4.5 extra badges are added when they are paid, and add to deposit and balance', async () => {
    const reference = await orderBadge();
    expect((await subscriber()).badges?.[0]).toHaveLength(6);
    await report(`CDW${reference}`, '50.00EUR');
    const { badges, contracts } = await subscriber();
    expect(new Set(badges?.[0]?.map(({ badgeReference }) => badgeReference)).size).toBe(7);
    expect(contracts[0]).toMatchObject({
      securityValue: 80,
      balanceSign: '-',
      accountBalance: 17.6,
      nbActiveBadges: 4,
    });
  });

  it('M8.7 unpaid invoices are credited to the balance', async () => {
    await report('PLI0048213B', '47.60EUR');
    const { contracts } = await subscriber();
    expect(contracts[0]).toMatchObject({ unpaidInvoicesObj: [], accountBalance: 0 });
  });

  it('P4.8, P4.10 a notice owes what was not received yet; its receipt is mailed once', async () => {
    operator.services.store.run(
      `UPDATE notice SET data = json_set(data, '$.receivedAmount', 3.2) WHERE id = 31007`,
    );
    await operator.send('requestNoticeReceipt', { body: { id: 31_007, state: true } });
    await report('26104887', '13.20EUR');
    expect(await validated(operator, '26104887')).toEqual(notConfirmed);
    await report('26104887', '10.00EUR');
    expect(await validated(operator, '26104887')).toEqual(confirmed);
    expect(operator.mails).toHaveLength(1);
  });
});

describe('P9.4 a subscription opens one contract, when it is paid and signed', () => {
  const { iban, email, subscription } = requestExample('addOrder', 'professional');
  const pay = (): Promise<void> => report('CDW0000043', '326.50EUR');
  const sign = (changes: object = {}): void =>
    signSubscription(operator.services, 43, { email, subscription, iban, ...changes });
  const opened = (): readonly unknown[] =>
    operator.services.store.rows('SELECT id FROM contract WHERE email = :email', { email });

  it.each([
    ['signed first', [sign, pay, pay, sign]],
    ['paid first', [pay, sign, sign, pay]],
  ] as const)('%s', async (_title, [first, second, ...again]) => {
    await first();
    expect(opened()).toEqual([]);
    await second();
    const mails = operator.mails.length;
    for (const repeat of again) await repeat();
    expect(opened()).toHaveLength(1);
    expect(operator.mails).toHaveLength(mails);
    expect(operator.mails.at(-1)).toMatchObject({ subject: 'Votre contrat est ouvert' });
  });

  it.each([
    { iban: 'FR7610107001011234567890129' },
    { subscription: '04' },
    { email: 'autre@example.fr' },
  ])('not by the contract of another order: %o', async (changes) => {
    await pay();
    sign(changes);
    expect(opened()).toEqual([]);
  });
});
