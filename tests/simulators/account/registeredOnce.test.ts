import { describe, expect, it } from 'vitest';
import { haveAccount } from '../support/accounts.ts';
import { camille, password, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { accountOf, haveContract, mailedToken } from './people.ts';

const operator = operatorForEachTest();

const paul = { lastname: 'Riviere', firstname: 'Paul', email: 'paul.riviere@example.fr' };
const pair = { name: 'RIVIERE PAUL', noContract: '00999001' };
const secret = 'Calanque13';
const hour = 3_600;

const signUp = (change: object = {}): Promise<OperatorAnswer> =>
  operator.send('signUp', { body: { ...paul, password: secret, ...change } });
const activate = (token = mailedToken(operator)): Promise<OperatorAnswer> =>
  operator.send('activateAccount', { body: { token } });
const connect = (email: string): Promise<OperatorAnswer> =>
  operator.send('openFirstConnection', { body: { email, ...pair } });
const askForLink = (): Promise<OperatorAnswer> =>
  operator.send('resetLostPassword', { body: { email: camille } });
const choosePassword = (email = camille, token = mailedToken(operator)): Promise<OperatorAnswer> =>
  operator.send('resetLostPassword', { body: { email, password: secret, token } });
const accounts = (email: string): readonly unknown[] =>
  operator.services.store.rows('SELECT id FROM account WHERE lower(email) = :email', { email });

const done = { body: { status: 'success' } };
const taken = { body: { message: 'Un compte existe déjà avec cette adresse e-mail.' } };
const linkedAlready = { body: { response: 'Ce contrat est déjà rattaché à un compte.' } };
const badLink = { body: { message: "Le lien d'activation est invalide ou a expiré." } };

describe('P7.8 an e-mail has one account', () => {
  it('whatever its case, and however often it signs up', async () => {
    expect(await signUp({ email: camille.toUpperCase() })).toMatchObject(taken);
    await Promise.all([signUp(), signUp(), signUp({ email: paul.email.toUpperCase() })]);
    expect(accounts(paul.email)).toHaveLength(1);
    await activate();
    expect(await signUp()).toMatchObject(taken);
  });

  it('before activation a new sign-up replaces the password and the link', async () => {
    await signUp();
    const first = mailedToken(operator);
    expect(await signUp({ password: 'Frioul2026' })).toMatchObject(done);
    expect(await activate(first)).toMatchObject(badLink);
    expect(await activate()).toMatchObject(done);
    await expect(operator.signIn(paul.email, secret)).rejects.toThrow('Identifiants incorrects.');
    await expect(operator.signIn(paul.email, 'Frioul2026')).resolves.toBeDefined();
  });

  it('P4.28 one that waits for its first connection cannot be taken over by a sign-up', async () => {
    haveAccount(operator, { email: paul.email, isActive: false });
    expect(await signUp()).toMatchObject(taken);
  });

  it('P7.9 an account cannot take the e-mail of another one', async () => {
    haveAccount(operator, { email: paul.email });
    const sent = { body: { email: paul.email.toUpperCase() }, token: operator.token };
    expect(await operator.send('updateAccount', sent)).toMatchObject(taken);
    expect(accounts(camille)).toHaveLength(1);
  });
});

describe('a contract has one account', () => {
  it('P4.31 the activation links the contracts with its e-mail, but none of another account', async () => {
    haveContract(operator, { reference: '00999001', email: paul.email.toUpperCase() });
    haveContract(operator, { reference: '00999002', email: 'luc.moreau@example.fr' });
    haveContract(operator, { reference: '00999003', email: paul.email, accountId: 1 });
    await signUp();
    expect(accountOf(operator, '00999001')).toBeNull();
    await activate();
    expect(accountOf(operator, '00999001')).toBeGreaterThan(1);
    expect(accountOf(operator, '00999002')).toBeNull();
    expect(accountOf(operator, '00999003')).toBe(1);
  });

  it('M7.15 it is linked once, by its owner or by a first connection', async () => {
    const link = (): Promise<OperatorAnswer> =>
      operator.send('linkContract', { body: pair, token: operator.token });
    haveContract(operator, { reference: pair.noContract });
    expect(await link()).toMatchObject({ body: { state: true } });
    expect(await link()).toMatchObject(linkedAlready);
    expect(await connect(paul.email)).toMatchObject(linkedAlready);
    expect(accountOf(operator, pair.noContract)).toBe(1);
  });

  it('P4.28 a mistyped e-mail does not block it, a chosen password does', async () => {
    haveContract(operator, { reference: pair.noContract });
    await connect('pual.riviere@example.fr');
    const mistyped = accountOf(operator, pair.noContract);
    await connect(paul.email);
    expect(accountOf(operator, pair.noContract)).not.toBe(mistyped);
    await choosePassword(paul.email);
    expect(await connect('autre@example.fr')).toMatchObject(linkedAlready);
  });

  it('M5.5 a known e-mail receives no contract without a sign-in', async () => {
    haveContract(operator, { reference: pair.noContract });
    await connect(camille);
    expect(accountOf(operator, pair.noContract)).toBeNull();
  });
});

describe('a mailed link', () => {
  it('P2.27 activates within 48 hours, once', async () => {
    await signUp();
    operator.services.clock.jump(48 * hour);
    expect(await activate()).toMatchObject(badLink);
    await signUp();
    operator.services.clock.jump(48 * hour - 1);
    expect(await activate()).toMatchObject(done);
    expect(await activate()).toMatchObject({ body: { message: 'Ce compte est déjà activé.' } });
  });

  it('P4.29 changes a password within an hour, once, and only the last one does', async () => {
    const [changed, refused] = [{ body: { state: true } }, { body: { state: false } }];
    await askForLink();
    const first = mailedToken(operator);
    await askForLink();
    expect(await choosePassword(camille, first)).toMatchObject(refused);
    expect(await choosePassword()).toMatchObject(changed);
    expect(await choosePassword()).toMatchObject(refused);
    await askForLink();
    operator.services.clock.jump(hour);
    expect(await choosePassword()).toMatchObject(refused);
  });

  it('P4.29 works for its own e-mail and purpose only', async () => {
    haveAccount(operator, { email: paul.email, password });
    await askForLink();
    expect(await choosePassword(paul.email)).toMatchObject({ body: { state: false } });
    expect(await activate()).toMatchObject(badLink);
    await expect(operator.signIn(paul.email)).resolves.toBeDefined();
  });
});
