import { describe, expect, it } from 'vitest';
import type { Contract, SubscriberAnswer } from '../../../generated/api.ts';
import { signSubscription } from '../../../scripts/simulators/backend/payment/signSubscription.ts';
import { haveAccount } from '../support/accounts.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { sendBankReport, validated } from './bank.ts';

const operator = operatorForEachTest();

interface ContractRow {
  readonly id: number;
  readonly accountId: number | null;
  readonly reference: string;
  readonly holder: string;
  readonly email: string;
}

function openedContract(orderId: number): ContractRow & { readonly stored: Contract } {
  const row = operator.services.store.row<ContractRow & { readonly data: string }>(
    `SELECT contract.* FROM contract JOIN badgeOrder ON badgeOrder.contractId = contract.id
     WHERE badgeOrder.id = :orderId`,
    { orderId },
  );
  if (row === undefined) throw new Error(`The order ${orderId} has no contract.`);
  return { ...row, stored: JSON.parse(row.data) as Contract };
}

/** The buyer of CDW0000043 signs. */
function signProfessional(): void {
  const { email, subscription, iban } = requestExample('addOrder', 'professional');
  signSubscription(operator.services, 43, { email, subscription, iban });
}

function count(table: 'contract' | 'badge' | 'amendment' | 'mail'): number {
  return (
    operator.services.store.row<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)
      ?.count ?? 0
  );
}

describe('P9.4 a paid subscription', () => {
  it('P4.2 is linked to the account with that e-mail, with contract, badges and history', async () => {
    await sendBankReport(operator, 'CDW0000042', '106.50EUR');
    const { token } = operator;
    const { user } = (await operator.send('loadSubscriber', { token })).body as SubscriberAnswer;
    const contract = user.contracts.at(-1);
    expect(contract).toMatchObject({
      name: 'DURAND CAMILLE',
      category: { name: 'Tunnel Pass', code: '04' },
      is_company: false,
      kbis: null,
      creationDate: { timestamp: operator.services.clock.now() },
      paymentMethod: 'PL',
      status: 'A',
      securityValue: 40,
      initialLoading: 30,
      reloadValue: 30,
      reloadThreshold: 10,
      balanceSign: '+',
      accountBalance: 60,
      nbActiveBadges: 2,
      detailedInvoice: false,
      iban: 'FR1420041010050500013M02606',
      corCompanyName: null,
      corAddress: '12 RUE DE LA REPUBLIQUE',
      corFax: null,
      bilCompanyName: null,
      bilAddress: '12 RUE DE LA REPUBLIQUE',
      bilPhoneMobile: '0639980112',
    });
    expect(contract?.reference).toMatch(/^\d{8}$/);
    expect(user.contractsAmendments?.at(-1)).toMatchObject([
      { title: 'Création du contrat', detail: null },
    ]);
    const badge = { status: 'AC', deliveryDate: null, deliveryType: 'L', canUpdate: true };
    expect(user.badges?.at(-1)).toMatchObject([badge, badge]);
    expect(operator.mails).toEqual([]);
  });

  it('P4.28 without an account, a mail with the contract number explains how to create one', async () => {
    signProfessional();
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    const { accountId, reference, holder, email, stored } = openedContract(43);
    expect({ accountId, holder, email }).toEqual({
      accountId: null,
      holder: 'ATELIERS DU VIEUX QUAI',
      email: 'ateliers.vieux.quai@example.fr',
    });
    expect(stored).toMatchObject({
      is_company: true,
      detailedInvoice: true,
      category: { code: '07' },
      securityValue: 120,
      accountBalance: 200,
      corCompanyName: 'ATELIERS DU VIEUX QUAI',
      bilAddress: '8 QUAI DES FORGES',
      bilPhoneMobile: null,
      bilPhoneWork: '0465710345',
    });
    const [mail] = operator.mails;
    expect(operator.mails).toHaveLength(1);
    expect(mail).toMatchObject({
      recipient: email,
      link: 'http://127.0.0.1:5173/premiere-connexion',
    });
    expect(mail?.body).toContain(reference);
  });

  it('P4.28 is found by a first connection with its e-mail', async () => {
    signProfessional();
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    const body = { email: 'ateliers.vieux.quai@example.fr' };
    const { body: answer } = await operator.send('openFirstConnection', { body });
    expect(answer).toMatchObject({ isFound: true, isSent: true });
  });

  it('is not linked to an account whose e-mail is not verified', async () => {
    haveAccount(operator, { email: 'ateliers.vieux.quai@example.fr', isActive: false });
    signProfessional();
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    expect(openedContract(43).accountId).toBeNull();
    expect(operator.mails).toHaveLength(1);
  });

  it('P5.4 stores the billing name of an individual', async () => {
    const changes = {
      needBilDifferent: true,
      bilCompanyName: 'CABINET DURAND',
      bilAddress: '1 PLACE DES HUILES',
      bilZip: '13001',
      bilCity: 'MARSEILLE',
    };
    const body = requestExample('addOrder', 'nominal', changes);
    const answer = await operator.send('addOrder', { body });
    const { reference } = answer.body as { readonly reference: string };
    signSubscription(operator.services, Number(reference), body);
    await sendBankReport(operator, `CDW${reference}`, '106.50EUR');
    expect(openedContract(Number(reference)).stored).toMatchObject({
      corCompanyName: null,
      bilCompanyName: 'CABINET DURAND',
    });
  });

  it('takes effect once, even if the bank and the site repeat their calls', async () => {
    signProfessional();
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    const counts = () => [count('contract'), count('badge'), count('amendment'), count('mail')];
    const before = counts();
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    await sendBankReport(operator, 'CDW0000043', '326.50EUR', { date: '22/11/2026_a_10:00:00' });
    await validated(operator, '0000043');
    await validated(operator, '43');
    expect(counts()).toEqual(before);
  });

  it('has unique contract and badge numbers', async () => {
    signProfessional();
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    await sendBankReport(operator, 'CDW0000042', '106.50EUR');
    const badges = operator.services.store.rows<{ badgeReference: string; data: string }>(
      'SELECT badgeReference, data FROM badge WHERE contractId IN (:one, :other)',
      { one: openedContract(43).id, other: openedContract(42).id },
    );
    expect(new Set(badges.map(({ badgeReference }) => badgeReference)).size).toBe(6);
    expect(openedContract(43).reference).not.toBe(openedContract(42).reference);
  });
});

describe('P4.5 a subscription that is paid but not signed', () => {
  const order = { email: 'ateliers.vieux.quai@example.fr', subscription: '07' } as const;
  const iban = 'FR7630006000011234567890189';

  it('has no contract yet: its payment is confirmed, and a mail leads to step 6', async () => {
    const before = [count('contract'), count('badge')];
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    expect(await validated(operator, '43')).toMatchObject({ state: true });
    expect([count('contract'), count('badge')]).toEqual(before);
    expect(operator.mails).toMatchObject([
      { recipient: order.email, link: 'http://127.0.0.1:5173/achat/43' },
    ]);
    expect(operator.mails[0]?.body).toContain('CDW0000043');
  });

  it('writes in the language of the page on which it was ordered, with links to its pages', async () => {
    const body = { ...requestExample('addOrder', 'professional'), email: 'driver@example.org' };
    const placed = await operator.send('addOrder', { body, headers: { 'Accept-Language': 'en' } });
    const { reference } = placed.body as { readonly reference: string };
    await sendBankReport(operator, `CDW${reference}`, '326.50EUR');
    const { email, subscription } = body;
    signSubscription(operator.services, Number(reference), { email, subscription, iban });
    expect(operator.mails).toMatchObject([
      {
        subject: 'Your contract is waiting for your signature',
        link: `http://127.0.0.1:5173/en/achat/${reference}`,
      },
      {
        subject: 'Your contract is open',
        link: 'http://127.0.0.1:5173/en/premiere-connexion',
      },
    ]);
  });

  it('opens its contract with the signature, once', async () => {
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    signProfessional();
    const { id } = openedContract(43);
    signProfessional();
    expect(openedContract(43).id).toBe(id);
    expect(operator.mails.at(-1)).toMatchObject({ subject: 'Votre contrat est ouvert' });
    expect(operator.mails).toHaveLength(2);
  });

  it.each([
    ['another IBAN', { iban: 'FR7610107001011234567890129' }],
    ['another plan', { subscription: '04' as const }],
    ['another e-mail', { email: 'autre@example.fr' }],
  ])('is not signed by a contract with %s', async (_title, changes) => {
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    signSubscription(operator.services, 43, { ...order, iban, ...changes });
    expect(() => openedContract(43)).toThrow();
  });

  it('is not signed under the reference of another order', async () => {
    await sendBankReport(operator, 'CDW0000043', '326.50EUR');
    for (const orderId of [42, 44, 41]) {
      signSubscription(operator.services, orderId, { ...order, iban });
    }
    expect(() => openedContract(43)).toThrow();
  });
});
