import { describe, expect, it } from 'vitest';
import type { SubscriberAnswer } from '../../../generated/api.ts';
import { validated } from '../payment/bank.ts';
import { camille } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { atTheBank } from './atTheBank.ts';
import { atTheSignatureService } from './atTheSignatureService.ts';
import { letBankReach } from './letBankReach.ts';
import { contractToSign, louise, order } from './subscribing.ts';

const operator = operatorForEachTest();
letBankReach(operator);

async function subscriberOf(token: string): Promise<SubscriberAnswer['user']> {
  return ((await operator.send('loadSubscriber', { token })).body as SubscriberAnswer).user;
}

async function emailIsTaken(email: string): Promise<unknown> {
  return (await operator.send('checkEmail', { body: { email } })).body;
}

/** Louise chooses a password through the link of the first connection, and signs in. */
async function connect(): Promise<string> {
  const { email } = louise;
  await operator.send('openFirstConnection', { body: { email } });
  const token = new URL(operator.mails.at(-1)?.link ?? '').searchParams.get('token');
  const password = 'Calanque13';
  await operator.send('resetLostPassword', { body: { email, password, token } });
  return operator.signIn(email, password);
}

describe('P2.14 a person without an account subscribes', () => {
  it('orders, signs, pays, gets a mail, connects and finds contract and badges', async () => {
    expect(await emailIsTaken(louise.email)).toBe(false);
    const reference = await order(operator, louise);
    const contract = await contractToSign(operator, louise);
    const preview = await operator.fetch(contract.contractLink);
    expect(preview.headers.get('content-type')).toBe('application/pdf');
    expect(await atTheSignatureService(operator, contract, reference, 'signer')).toBe(
      `/achat/${reference}/signe`,
    );
    expect(await validated(operator, reference)).toMatchObject({ state: false });
    const payment = { reference: `CDW${reference}`, euros: '106.50' };
    expect(await atTheBank(operator, payment, 'payer')).toBe(
      `/payment/order/success?reference=CDW${reference}`,
    );
    expect(await validated(operator, reference)).toMatchObject({ state: true });
    expect(operator.mails).toMatchObject([
      { recipient: louise.email, link: 'http://127.0.0.1:5173/premiere-connexion' },
    ]);

    const user = await subscriberOf(await connect());
    expect(user.contracts).toMatchObject([
      { name: 'MARTIN LOUISE', status: 'A', nbActiveBadges: 2, accountBalance: 60 },
    ]);
    expect(operator.mails[0]?.body).toContain(user.contracts[0]?.reference);
    expect(user.badges?.[0]).toMatchObject([{ status: 'AC' }, { status: 'AC' }]);
    expect(await emailIsTaken(louise.email)).toBe(true);
  });

  it('P4.5 refuses the contract, requests another one and signs it', async () => {
    const reference = await order(operator, louise);
    const first = await contractToSign(operator, louise);
    expect(await atTheSignatureService(operator, first, reference, 'refuser')).toBe(
      `/achat/${reference}`,
    );
    expect(await atTheSignatureService(operator, first, reference, 'signer')).toBe(
      'Vous avez refusé ce contrat.',
    );
    const second = await contractToSign(operator, louise);
    expect(await atTheSignatureService(operator, second, reference, 'signer')).toBe(
      `/achat/${reference}/signe`,
    );
    await atTheBank(operator, { reference: `CDW${reference}`, euros: '106.50' }, 'payer');
    expect((await subscriberOf(await connect())).contracts).toHaveLength(1);
  });

  it('signs too late: the link has expired, a new one works', async () => {
    const reference = await order(operator, louise);
    const first = await contractToSign(operator, louise);
    operator.services.clock.jump(3_600);
    expect(await atTheSignatureService(operator, first, reference, 'signer')).toBe(
      'Ce lien de signature a expiré.',
    );
    const fresh = await contractToSign(operator, louise);
    expect(await atTheSignatureService(operator, fresh, reference, 'signer')).toContain('/signe');
  });

  it('P2.32 is refused at the bank, comes back with the reference and pays once', async () => {
    const reference = await order(operator, louise);
    await atTheSignatureService(
      operator,
      await contractToSign(operator, louise),
      reference,
      'signer',
    );
    const payment = { reference: `CDW${reference}`, euros: '106.50' };
    for (const choice of ['refuser', 'abandonner'] as const) {
      expect(await atTheBank(operator, payment, choice)).toBe('/payment/order/fail');
      expect(await validated(operator, reference)).toMatchObject({ state: false });
    }
    expect(operator.mails).toEqual([]);
    const body = { reference };
    expect((await operator.send('findOrderReference', { body })).body).toMatchObject({
      email: louise.email,
    });
    expect((await operator.send('retrieveOrder', { body })).body).toMatchObject({
      order: { reference, quantity: 2 },
      contract: { corCompanyName: louise.corCompanyName, iban: louise.iban },
    });
    expect(await atTheBank(operator, payment, 'payer')).toContain('/payment/order/success');
    expect(await validated(operator, reference)).toMatchObject({ state: true });
    expect(await atTheBank(operator, payment, 'payer')).toBe('Cette référence est déjà payée.');
    expect((await subscriberOf(await connect())).contracts).toHaveLength(1);
  });

  it('P2.21 pays before signing: the contract opens only with the signature', async () => {
    const reference = await order(operator, louise);
    await atTheBank(operator, { reference: `CDW${reference}`, euros: '106.50' }, 'payer');
    expect(operator.mails).toMatchObject([
      { recipient: louise.email, link: `http://127.0.0.1:5173/achat/${reference}` },
    ]);
    const { body } = await operator.send('openFirstConnection', { body: { email: louise.email } });
    expect(body).toMatchObject({ isFound: false });

    await atTheSignatureService(
      operator,
      await contractToSign(operator, louise),
      reference,
      'signer',
    );
    expect(operator.mails).toHaveLength(2);
    expect((await subscriberOf(await connect())).contracts).toHaveLength(1);
  });
});

describe('P4.2 a person with an account subscribes', () => {
  it('finds the new contract after the existing ones, without a mail', async () => {
    expect(await emailIsTaken(camille)).toBe(true);
    const before = await subscriberOf(operator.token);
    const reference = await order(operator);
    await atTheSignatureService(operator, await contractToSign(operator), reference, 'signer');
    await atTheBank(operator, { reference: `CDW${reference}`, euros: '106.50' }, 'payer');
    const { contracts, badges } = await subscriberOf(operator.token);
    expect(contracts.slice(0, -1)).toEqual(before.contracts);
    expect(contracts.at(-1)).toMatchObject({ category: { code: '04' }, nbActiveBadges: 2 });
    expect(badges?.at(-1)).toHaveLength(2);
    expect(operator.mails).toEqual([]);
  });

  it('P7.16 orders twice: each contract is signed and paid separately', async () => {
    const one = await order(operator);
    await atTheSignatureService(operator, await contractToSign(operator), one, 'signer');
    const other = await order(operator);
    for (const reference of [one, other]) {
      await atTheBank(operator, { reference: `CDW${reference}`, euros: '106.50' }, 'payer');
    }
    const count = async (): Promise<number> =>
      (await subscriberOf(operator.token)).contracts.length;
    expect(await count()).toBe(4);
    await atTheSignatureService(operator, await contractToSign(operator), other, 'signer');
    expect(await count()).toBe(5);
  });
});
