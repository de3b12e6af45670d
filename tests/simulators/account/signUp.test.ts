import { describe, expect, it } from 'vitest';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { haveAccount } from '../support/accounts.ts';
import { camille, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { accountOf, haveContract, mailedToken, payloadOf } from './people.ts';

const paul = { lastname: 'Riviere', firstname: 'Paul', email: 'paul.riviere@example.fr' };
const secret = 'Calanque13';
const signedUp = {
  status: 200,
  body: { status: 'success', message: 'Un e-mail de confirmation vous a été envoyé.', data: null },
};
const conflict = {
  status: 200,
  body: { status: 'error', message: 'Un compte existe déjà avec cette adresse e-mail.' },
};
const refused = {
  status: 200,
  body: { status: 'error', message: "Votre inscription n'a pas pu être enregistrée." },
};
const badLink = {
  status: 200,
  body: { status: 'error', message: "Le lien d'activation est invalide ou a expiré." },
};

describe('sign-up', () => {
  const operator = operatorForEachTest();

  const signUp = (change: object = {}): Promise<OperatorAnswer> =>
    operator.send('signUp', { body: { ...paul, password: secret, ...change } });
  const activate = (token = mailedToken(operator)): Promise<OperatorAnswer> =>
    operator.send('activateAccount', { body: { token } });
  const signInStatus = async (password: string): Promise<number> =>
    (await operator.send('signIn', { body: { email: paul.email, password } })).status;

  it('mails the link in the language of the page, and to its address in this language', async () => {
    const headers = { 'Accept-Language': 'en' };
    await operator.send('signUp', { body: { ...paul, password: secret }, headers });
    await operator.send('resetLostPassword', { body: { email: camille }, headers });
    const [activation, password] = operator.mails;
    expect(activation?.subject).toBe('Activate your account');
    expect(activation?.link).toMatch(/^http:\/\/127\.0\.0\.1:5173\/en\/espace\/activation\/./);
    expect(password?.subject).toBe('Reset your password');
    expect(password?.link).toContain(':5173/en/mot-de-passe-oublie?token=');
  });

  it('P3.1 a free account is activated by the link of a mail', async () => {
    expect(await signUp()).toEqual(signedUp);
    expect(operator.mails).toMatchObject([{ recipient: paul.email }]);
    expect(operator.mails[0]?.link).toMatch(/^http:\/\/127\.0\.0\.1:5173\/espace\/activation\/./);
    expect(await signInStatus(secret)).toBe(409);

    expect(await activate()).toEqual({
      status: 200,
      body: { status: 'success', message: 'Votre compte est activé.', data: null },
    });
    expect(payloadOf(await operator.signIn(paul.email, secret))).toMatchObject({
      scopes: ['FREE'],
    });
  });

  it('P7.8 an e-mail has one account, whatever its case', async () => {
    expect(await signUp({ email: camille })).toEqual(conflict);
    expect(await signUp({ email: camille.toUpperCase() })).toEqual(conflict);
    expect(operator.mails).toEqual([]);
  });

  it('P7.8 an e-mail that mail servers do not accept opens no account', async () => {
    const email = `${'a'.repeat(244)}@example.fr`;
    expect(await signUp({ email })).toEqual(refused);
    expect(await signUp({ email: email.slice(1) })).toEqual(signedUp);
  });

  it('P7.8 before activation, a new sign-up replaces the names, the password and the link', async () => {
    await signUp();
    const first = mailedToken(operator);
    expect(await signUp({ firstname: 'Jean-Paul', password: 'Frioul2026' })).toEqual(signedUp);
    expect(await activate(first)).toEqual(badLink);
    expect(await activate()).toMatchObject({ body: { status: 'success' } });
    expect(await signInStatus(secret)).toBe(401);
    expect(await signInStatus('Frioul2026')).toBe(200);
    expect(
      operator.services.store.row('SELECT firstname, lastname FROM account WHERE email = :email', {
        email: paul.email,
      }),
    ).toEqual({ firstname: 'Jean-Paul', lastname: 'Riviere' });
  });

  it('P4.28 an account that waits for its first connection cannot be taken over by a sign-up', async () => {
    haveAccount(operator, { email: paul.email, isActive: false });
    expect(await signUp()).toEqual(conflict);
  });

  it('P5.17 a weak password violates the contract', async () => {
    operator.expectRefused('signUp');
    expect(await signUp({ password: 'calanque13' })).toMatchObject({ status: 400 });
    expect(operator.mails).toEqual([]);
  });

  it('P7.8 mails per mailbox and checks of e-mails are limited', async () => {
    for (let mail = 0; mail < attemptLimit.count; mail += 1) await signUp();
    expect(await signUp()).toEqual(refused);
    expect(operator.mails).toHaveLength(attemptLimit.count);
    for (let guess = 0; guess < sharedAttempts; guess += 1) await signUp({ email: camille });
    expect(await signUp({ email: 'personne@example.fr' })).toEqual(refused);
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await signUp()).toEqual(signedUp);
  });

  it('P2.27 the link is valid for 48 hours', async () => {
    await signUp();
    operator.services.clock.jump(48 * 3_600);
    expect(await activate()).toEqual(badLink);
    await signUp();
    operator.services.clock.jump(48 * 3_600 - 1);
    expect(await activate()).toMatchObject({ body: { status: 'success' } });
  });

  it('P8.7 a link that was already followed answers that the account is active', async () => {
    await signUp();
    await activate();
    expect(await activate()).toEqual({
      status: 200,
      body: { status: 'error', message: 'Ce compte est déjà activé.' },
    });
  });

  it('P8.7 an unknown link, or one for another purpose, activates nothing', async () => {
    await signUp();
    await operator.send('resetLostPassword', { body: { email: paul.email } });
    for (const token of [mailedToken(operator), 'inconnu', '\u0000\ud800', "' OR 1 --"]) {
      expect(await activate(token)).toEqual(badLink);
    }
    for (let guess = 0; guess < sharedAttempts; guess += 1) await activate('inconnu');
    expect(await activate('inconnu')).toMatchObject({ status: 429 });
  });

  it('P4.31 the activation links the contracts with that e-mail, but none of another account', async () => {
    const theirs = accountOf(operator, '00412873');
    haveContract(operator, { reference: '00999001', email: paul.email.toUpperCase() });
    haveContract(operator, { reference: '00999002', email: 'luc.moreau@example.fr' });
    haveContract(operator, { reference: '00999003', email: paul.email, accountId: 1 });
    await signUp();
    expect(accountOf(operator, '00999001')).toBeNull();
    await activate();
    expect(accountOf(operator, '00999001')).toBeGreaterThan(1);
    expect(accountOf(operator, '00999002')).toBeNull();
    expect(accountOf(operator, '00999003')).toBe(1);
    expect(accountOf(operator, '00412873')).toBe(theirs);
  });
});
