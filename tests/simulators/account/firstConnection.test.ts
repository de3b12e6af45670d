import { describe, expect, it } from 'vitest';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { haveAccount } from '../support/accounts.ts';
import { camille, password, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { accountOf, haveContract, mailedToken, payloadOf } from './people.ts';

const paul = 'paul.riviere@example.fr';
const pair = { name: 'RIVIERE PAUL', noContract: '00999001' };
const sent = {
  status: 200,
  body: {
    state: true,
    response: 'Un e-mail vous a été envoyé pour choisir votre mot de passe.',
    isFound: true,
    isSent: true,
  },
};
const notFound = {
  status: 200,
  body: {
    state: true,
    response: "Cette adresse e-mail n'est rattachée à aucun contrat.",
    isFound: false,
    isSent: false,
  },
};
const notSent = {
  status: 200,
  body: {
    state: true,
    response: "L'e-mail n'a pas pu être envoyé, veuillez réessayer ultérieurement.",
    isFound: true,
    isSent: false,
  },
};
const wrongPair = {
  status: 200,
  body: { state: false, response: 'Le nom et le numéro de contrat ne correspondent pas.' },
};
const taken = {
  status: 200,
  body: { state: false, response: 'Ce contrat est déjà rattaché à un compte.' },
};

describe('first connection', () => {
  const operator = operatorForEachTest();

  const open = (body: object): Promise<OperatorAnswer> =>
    operator.send('openFirstConnection', { body });
  const choosePassword = (email: string): Promise<OperatorAnswer> =>
    operator.send('resetLostPassword', {
      body: { email, password, token: mailedToken(operator) },
    });

  it('P4.28 the e-mail of a contract opens its web access', async () => {
    haveContract(operator, { reference: '00999001', email: paul });
    haveContract(operator, { reference: '00999002', email: paul });
    expect(await open({ email: 'Paul.Riviere@example.fr' })).toEqual(sent);
    expect(operator.mails.at(-1)?.link).toMatch(
      /^http:\/\/127\.0\.0\.1:5173\/premiere-connexion\?token=./,
    );
    expect(accountOf(operator, '00999001')).toBeNull();
    expect(await choosePassword(paul)).toMatchObject({ body: { state: true } });
    expect(payloadOf(await operator.signIn(paul))).toMatchObject({
      scopes: ['SUBSCRIBER', 'FREE'],
    });
    expect(accountOf(operator, '00999002')).toBe(accountOf(operator, '00999001'));
  });

  it('P4.28 the e-mail of an account receives a mail, whether the account is active or not', async () => {
    haveAccount(operator, { email: paul, password, isActive: false });
    expect(await open({ email: paul })).toEqual(sent);
    expect(await open({ email: camille })).toEqual(sent);
  });

  it('P4.28 for an unknown e-mail the name and the contract number are requested', async () => {
    expect(await open({ email: paul })).toEqual(notFound);
    expect(operator.mails).toEqual([]);
  });

  it('P4.28 a matching name and number open an account with that e-mail', async () => {
    const id = haveContract(operator, { reference: '00999001', email: 'ancienne@example.fr' });
    const typed = { email: paul, name: ' riviere  paul ', noContract: ' 00999001 ' };
    expect(await open(typed)).toEqual(sent);
    expect(operator.mails).toMatchObject([{ recipient: paul }]);
    await choosePassword(paul);
    expect(payloadOf(await operator.signIn(paul))).toMatchObject({
      scopes: ['SUBSCRIBER', 'FREE'],
    });
    expect(
      operator.services.store.rows('SELECT title, detail FROM amendment WHERE contractId = :id', {
        id,
      }),
    ).toEqual([{ title: 'Contrat rattaché', detail: `Compte ${paul}` }]);
  });

  it('P8.8 a wrong name, a wrong number and a missing one get the same refusal', async () => {
    haveContract(operator, { reference: '00999001' });
    const wrong = [
      { ...pair, name: 'RIVIERE PAULE' },
      { ...pair, noContract: '00999002' },
      { name: pair.name },
      { noContract: pair.noContract },
      { name: '\u0000\ud800', noContract: '\u0000\ud800' },
    ];
    for (const one of wrong) expect(await open({ email: paul, ...one })).toEqual(wrongPair);
    expect(operator.mails).toEqual([]);
    expect(accountOf(operator, '00999001')).toBeNull();
  });

  it('P7.12 an e-mail with unusual characters is handled like any other', async () => {
    haveContract(operator, { reference: '00999001' });
    expect(await open({ email: '\ud800\u0000@x', ...pair })).toEqual(sent);
    expect(await open({ email: '\udfff\u0000@x', ...pair })).toEqual(sent);
  });

  it('P7.12 an e-mail that mail servers do not accept opens no account', async () => {
    haveContract(operator, { reference: '00999001' });
    expect(await open({ email: `${'a'.repeat(244)}@example.fr`, ...pair })).toEqual(notSent);
    expect(accountOf(operator, '00999001')).toBeNull();
  });

  it('P4.28 a contract of an active account is not linked to another one', async () => {
    haveContract(operator, { ...pair, reference: '00999001', accountId: 1 });
    expect(await open({ email: paul, ...pair })).toEqual(taken);
    expect(accountOf(operator, '00999001')).toBe(1);
  });

  it('P4.28 a mistyped e-mail does not block the contract', async () => {
    haveContract(operator, { reference: '00999001' });
    await open({ email: 'pual.riviere@example.fr', ...pair });
    const mistyped = accountOf(operator, '00999001');
    expect(await open({ email: paul, ...pair })).toEqual(sent);
    expect(accountOf(operator, '00999001')).not.toBe(mistyped);
    await choosePassword(paul);
    expect(await open({ email: 'autre@example.fr', ...pair })).toEqual(taken);
  });

  it('M5.5 a known e-mail receives no contract without a sign-in', async () => {
    haveContract(operator, { reference: '00999001' });
    expect(await open({ email: camille, ...pair })).toEqual(sent);
    expect(accountOf(operator, '00999001')).toBeNull();
  });

  it('P7.12 a mailbox that received many mails receives none for a while', async () => {
    for (let mail = 0; mail < attemptLimit.count; mail += 1) await open({ email: camille });
    expect(await open({ email: camille })).toEqual(notSent);
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await open({ email: camille })).toEqual(sent);
  });

  it('P7.12 guesses of names and of e-mails are limited', async () => {
    haveContract(operator, { reference: '00999001' });
    for (let guess = 0; guess < attemptLimit.count; guess += 1) {
      await open({ email: paul, ...pair, name: `NOM ${guess}` });
    }
    expect(await open({ email: paul, ...pair })).toMatchObject({ status: 429 });
    for (let guess = 0; guess < sharedAttempts - attemptLimit.count; guess += 1) {
      expect(await open({ email: `${guess}@example.fr` })).toEqual(notFound);
    }
    expect(await open({ email: camille })).toMatchObject({ status: 429 });
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await open({ email: paul, ...pair })).toEqual(sent);
  });
});
