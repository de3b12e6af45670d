import { describe, expect, it } from 'vitest';
import type { Contract, SubscriberAnswer } from '../../../generated/api.ts';
import { haveAccount } from '../support/accounts.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { bankTells, validated } from './bank.ts';

const operator = operatorForEachTest();

interface ContractRow {
  readonly id: number;
  readonly accountId: number | null;
  readonly reference: string;
  readonly holder: string;
  readonly email: string;
}

function openedContract(orderId: number): ContractRow & { readonly kept: Contract } {
  const row = operator.world.store.row<ContractRow & { readonly data: string }>(
    `SELECT contract.* FROM contract JOIN badgeOrder ON badgeOrder.contractId = contract.id
     WHERE badgeOrder.id = :orderId`,
    { orderId },
  );
  if (row === undefined) throw new Error(`The order ${orderId} has no contract.`);
  return { ...row, kept: JSON.parse(row.data) as Contract };
}

function count(table: 'contract' | 'badge' | 'amendment' | 'mail'): number {
  return (
    operator.world.store.row<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count ??
    0
  );
}

describe('P9.4 a subscription that was paid', () => {
  it('P4.2 joins the account of that e-mail: its owner sees contract, badges and history', async () => {
    await bankTells(operator, 'CDW0000042', '106.50EUR');
    const { token } = operator;
    const { user } = (await operator.send('loadSubscriber', { token })).body as SubscriberAnswer;
    const contract = user.contracts.at(-1);
    expect(contract).toMatchObject({
      name: 'DURAND CAMILLE',
      category: { name: 'Tunnel Pass', code: '04' },
      is_company: false,
      kbis: null,
      creationDate: { timestamp: operator.world.clock.now() },
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

  it('P4.28 without an account is told by mail how to make one, with its number', async () => {
    await bankTells(operator, 'CDW0000043', '326.50EUR');
    const { accountId, reference, holder, email, kept } = openedContract(43);
    expect({ accountId, holder, email }).toEqual({
      accountId: null,
      holder: 'ATELIERS DU VIEUX QUAI',
      email: 'ateliers.vieux.quai@example.fr',
    });
    expect(kept).toMatchObject({
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

  it('P4.28 joins the account that its buyer makes with that mail', async () => {
    await bankTells(operator, 'CDW0000043', '326.50EUR');
    const body = { email: 'ateliers.vieux.quai@example.fr' };
    const { body: told } = await operator.send('openFirstConnection', { body });
    expect(told).toMatchObject({ isFound: true, isSent: true });
  });

  it('does not join an account whose e-mail nobody ever proved', async () => {
    haveAccount(operator, { email: 'ateliers.vieux.quai@example.fr', isActive: false });
    await bankTells(operator, 'CDW0000043', '326.50EUR');
    expect(openedContract(43).accountId).toBeNull();
    expect(operator.mails).toHaveLength(1);
  });

  it('P5.4 keeps the name that bills of a person go to', async () => {
    const changes = {
      needBilDifferent: true,
      bilCompanyName: 'CABINET DURAND',
      bilAddress: '1 PLACE DES HUILES',
      bilZip: '13001',
      bilCity: 'MARSEILLE',
    };
    await operator.send('addOrder', { body: requestExample('addOrder', 'nominal', changes) });
    await bankTells(operator, 'CDW0000045', '106.50EUR');
    expect(openedContract(45).kept).toMatchObject({
      corCompanyName: null,
      bilCompanyName: 'CABINET DURAND',
    });
  });

  it('is carried out once, however often the bank calls and the site asks', async () => {
    await bankTells(operator, 'CDW0000043', '326.50EUR');
    const counts = () => [count('contract'), count('badge'), count('amendment'), count('mail')];
    const before = counts();
    await bankTells(operator, 'CDW0000043', '326.50EUR');
    await bankTells(operator, 'CDW0000043', '326.50EUR', { date: '22/11/2026_a_10:00:00' });
    await validated(operator, '0000043');
    await validated(operator, '43');
    expect(counts()).toEqual(before);
  });

  it('has numbers of its own, and badges too', async () => {
    await bankTells(operator, 'CDW0000043', '326.50EUR');
    await bankTells(operator, 'CDW0000044', '30.00EUR');
    const badges = operator.world.store.rows<{ badgeReference: string; data: string }>(
      'SELECT badgeReference, data FROM badge WHERE contractId IN (:one, :other)',
      { one: openedContract(43).id, other: openedContract(44).id },
    );
    expect(new Set(badges.map(({ badgeReference }) => badgeReference)).size).toBe(5);
    expect(openedContract(43).reference).not.toBe(openedContract(44).reference);
  });
});
