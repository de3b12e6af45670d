import { describe, expect, it } from 'vitest';
import { haveAccount } from '../support/accounts.ts';
import { camille, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { accountOf, haveContract, mailedToken } from './people.ts';

const operator = operatorForEachTest();

const email = 'paul.riviere@example.fr';
const pair = { name: 'RIVIERE PAUL', noContract: '00999001' };
const secret = 'Calanque13';
const hour = 3_600;

const signUp = (change: object = {}): Promise<OperatorAnswer> =>
  operator.send('signUp', {
    body: { lastname: 'Riviere', firstname: 'Paul', email, password: secret, ...change },
  });
const activate = (token = mailedToken(operator)): Promise<OperatorAnswer> =>
  operator.send('activateAccount', { body: { token } });
const connect = (as = email): Promise<OperatorAnswer> =>
  operator.send('openFirstConnection', { body: { email: as, ...pair } });
const askForLink = (): Promise<OperatorAnswer> =>
  operator.send('resetLostPassword', { body: { email: camille } });
const choosePassword = (as = camille, token = mailedToken(operator)): Promise<OperatorAnswer> =>
  operator.send('resetLostPassword', { body: { email: as, password: secret, token } });
const accounts = (): readonly unknown[] =>
  operator.services.store.rows('SELECT id FROM account WHERE lower(email) = :email', { email });

const done = { body: { status: 'success' } };
const taken = { body: { message: 'Un compte existe déjà avec cette adresse e-mail.' } };
const linkedAlready = { body: { response: 'Ce contrat est déjà rattaché à un compte.' } };
const badLink = { body: { message: "Le lien d'activation est invalide ou a expiré." } };

describe('P7.8 an e-mail has one account', () => {
  it('whatever its case, and however often it signs up; only the last link works', async () => {
    expect(await signUp({ email: camille.toUpperCase() })).toMatchObject(taken);
    await Promise.all([signUp(), signUp(), signUp({ email: email.toUpperCase() })]);
    const first = mailedToken(operator);
    await signUp({ password: 'Frioul2026' });
    expect(accounts()).toHaveLength(1);
    expect(await activate(first)).toMatchObject(badLink);
    expect(await activate()).toMatchObject(done);
    expect(await signUp()).toMatchObject(taken);
    await expect(operator.signIn(email, secret)).rejects.toThrow('Identifiants incorrects.');
    await expect(operator.signIn(email, 'Frioul2026')).resolves.toBeDefined();
  });

  it('P4.28 that waits for its first connection, and no sign-up takes it over', async () => {
    haveAccount(operator, { email, isActive: false });
    expect(await signUp()).toMatchObject(taken);
  });

  it('P7.9 that no update of another account takes', async () => {
    haveAccount(operator, { email });
    const sent = { body: { email: email.toUpperCase() }, token: operator.token };
    expect(await operator.send('updateAccount', sent)).toMatchObject(taken);
    expect(accounts()).toHaveLength(1);
  });
});

describe('a contract has one account', () => {
  it('P4.31 an activation links those with its e-mail, but none of another account', async () => {
    haveContract(operator, { reference: '00999001', email: email.toUpperCase() });
    haveContract(operator, { reference: '00999003', email, accountId: 1 });
    await signUp();
    expect(accountOf(operator, '00999001')).toBeNull();
    await activate();
    expect(accountOf(operator, '00999001')).toBeGreaterThan(1);
    expect(accountOf(operator, '00999003')).toBe(1);
  });

  it('M7.15 it is linked once, by its owner or by a first connection', async () => {
    const link = (): Promise<OperatorAnswer> =>
      operator.send('linkContract', { body: pair, token: operator.token });
    haveContract(operator, { reference: pair.noContract });
    await connect(camille);
    expect(accountOf(operator, pair.noContract)).toBeNull();
    expect(await link()).toMatchObject({ body: { state: true } });
    expect(await link()).toMatchObject(linkedAlready);
    expect(await connect()).toMatchObject(linkedAlready);
    expect(accountOf(operator, pair.noContract)).toBe(1);
  });

  it('P4.28 a mistyped e-mail does not block it, a chosen password does', async () => {
    haveContract(operator, { reference: pair.noContract });
    await connect('pual.riviere@example.fr');
    const mistyped = accountOf(operator, pair.noContract);
    await connect();
    expect(accountOf(operator, pair.noContract)).not.toBe(mistyped);
    await choosePassword(email);
    expect(await connect('autre@example.fr')).toMatchObject(linkedAlready);
  });
});

describe('a mailed link', () => {
  it('P2.27 activates within 48 hours', async () => {
    await signUp();
    operator.services.clock.jump(48 * hour);
    expect(await activate()).toMatchObject(badLink);
  });

  it('P4.29 changes a password within an hour, once, for its own e-mail and purpose', async () => {
    const [changed, refused] = [{ body: { state: true } }, { body: { state: false } }];
    haveAccount(operator, { email });
    await askForLink();
    expect(await choosePassword(email)).toMatchObject(refused);
    expect(await activate()).toMatchObject(badLink);
    expect(await choosePassword()).toMatchObject(changed);
    expect(await choosePassword()).toMatchObject(refused);
    await askForLink();
    operator.services.clock.jump(hour);
    expect(await choosePassword()).toMatchObject(refused);
  });
});
