import { describe, expect, it } from 'vitest';
import type { PublicData, SubscriberAnswer } from '../../../generated/api.ts';
import { signSubscription } from '../../../scripts/simulators/backend/payment/signSubscription.ts';
import { answerExample, requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { sendBankReport, validated } from './bank.ts';

const operator = operatorForEachTest();

const confirmed = answerExample('validateOrder');
const notConfirmed = answerExample('validateOrder', 'refused');

/** A title, the reference in the site's form, in the bank's form, and the amount due. */
const debts = [
  ['an order', '0000042', 'CDW0000042', '106.50EUR'],
  ['unpaid invoices', 'PLI0048213B', 'PLI0048213B', '47.60EUR'],
  ['a notice', '26104887', '26104887', '13.20EUR'],
] as const;

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

/** The bank reports a payment several times, also at another moment. */
async function reportTwice(reference: string, montant: string): Promise<void> {
  await sendBankReport(operator, reference, montant);
  await sendBankReport(operator, reference, montant);
  await sendBankReport(operator, reference, montant, { date: '22/11/2026_a_10:00:00' });
}

function numbersOf(...tables: readonly string[]): readonly unknown[] {
  return tables.map((table) => operator.services.store.row(`SELECT count(*) AS n FROM ${table}`));
}

describe('M7.6 a payment is confirmed', () => {
  it.each(debts)(
    "of %s: not before the bank's report of the amount due, then permanently",
    async (_title, asked, reference, due) => {
      expect(await validated(operator, asked)).toEqual(notConfirmed);
      await sendBankReport(operator, reference, due, { 'code-retour': 'Annulation' });
      await sendBankReport(operator, reference, '1.00EUR');
      expect(await validated(operator, asked)).toEqual(notConfirmed);
      await sendBankReport(operator, reference, due);
      expect(await validated(operator, asked)).toEqual(confirmed);
      expect(await validated(operator, asked)).toEqual(confirmed);
    },
  );

  it('P4.9 never of a notice that cannot be paid online', async () => {
    await sendBankReport(operator, '26061203', '43.20EUR');
    expect(await validated(operator, '26061203')).toEqual(notConfirmed);
  });

  it('M4.5 of an order of 0 euro by this call, and takes effect once', async () => {
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
    await reportTwice(`CDW${reference}`, '50.00EUR');
    expect(await validated(operator, reference)).toEqual(confirmed);
    const { badges, contracts } = await subscriber();
    expect(badges?.[0]).toHaveLength(7);
    expect(new Set(badges?.[0]?.map(({ badgeReference }) => badgeReference)).size).toBe(7);
    expect(contracts[0]).toMatchObject({
      securityValue: 80,
      balanceSign: '-',
      accountBalance: 17.6,
      nbActiveBadges: 4,
    });
  });

  it('M8.7 unpaid invoices are credited to the balance, with one row in the history', async () => {
    await reportTwice('PLI0048213B', '47.60EUR');
    const { contracts, contractsAmendments } = await subscriber();
    expect(contracts[0]).toMatchObject({ unpaidInvoicesObj: [], accountBalance: 0 });
    const titles = contractsAmendments?.[0]?.map(({ title }) => title);
    expect(titles?.filter((title) => title === 'Facture réglée')).toHaveLength(1);
  });

  it('P4.8, P4.10 a notice owes what was not received yet; its receipt is mailed once', async () => {
    operator.services.store.run(
      `UPDATE notice SET data = json_set(data, '$.receivedAmount', 3.2) WHERE reference = '26104887'`,
    );
    await operator.send('requestNoticeReceipt', { body: { id: 31_007, state: true } });
    await sendBankReport(operator, '26104887', '13.20EUR');
    expect(await validated(operator, '26104887')).toEqual(notConfirmed);
    await reportTwice('26104887', '10.00EUR');
    const body = requestExample('retrieveNotice');
    expect((await operator.send('retrieveNotice', { body })).body).toMatchObject({
      cnp: { receivedAmount: 13.2, isOpen: false },
    });
    expect(operator.mails).toMatchObject([
      { subject: "Justificatif de paiement de l'avis 26104887" },
    ]);
  });
});

describe('P9.4 a subscription opens one contract, when it is paid and signed', () => {
  const order = { email: 'ateliers.vieux.quai@example.fr', subscription: '07' } as const;
  const { iban } = requestExample('addOrder', 'professional');
  const pay = (): Promise<void> => reportTwice('CDW0000043', '326.50EUR');
  const sign = (changes: object = {}): void =>
    signSubscription(operator.services, 43, { ...order, iban, ...changes });
  const opened = (): unknown =>
    operator.services.store.row('SELECT contractId FROM badgeOrder WHERE id = 43')?.['contractId'];

  it.each([
    ['signed first', [sign, pay, pay, sign]],
    ['paid first', [pay, sign, sign, pay]],
  ] as const)('%s', async (_title, [first, second, ...again]) => {
    const before = numbersOf('contract', 'badge');
    await first();
    expect(opened()).toBeNull();
    expect(numbersOf('contract', 'badge')).toEqual(before);
    await second();
    expect(opened()).not.toBeNull();
    const after = numbersOf('contract', 'badge', 'amendment', 'mail');
    for (const repeat of again) await repeat();
    expect(numbersOf('contract', 'badge', 'amendment', 'mail')).toEqual(after);
    expect(operator.mails.at(-1)).toMatchObject({
      subject: 'Votre contrat est ouvert',
      recipient: order.email,
    });
  });

  it.each([
    ['another IBAN', { iban: 'FR7610107001011234567890129' }],
    ['another plan', { subscription: '04' }],
    ['another e-mail', { email: 'autre@example.fr' }],
  ])('not by a contract with %s', async (_title, changes) => {
    await pay();
    sign(changes);
    expect(opened()).toBeNull();
  });
});
