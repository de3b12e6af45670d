import { describe, expect, it } from 'vitest';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { haveAccount } from '../support/accounts.ts';
import { camille, password, today, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { haveContract, payloadOf } from './people.ts';

const paul = 'paul.riviere@example.fr';
const wrong = { status: 401, body: { code: 401, message: 'Identifiants incorrects.' } };
const toActivate = {
  status: 409,
  body: {
    code: 409,
    message: "Votre compte doit d'abord être activé par une première connexion.",
  },
};

describe('sign-in', () => {
  const operator = operatorForEachTest();

  const signIn = (email: string, secret: string): Promise<OperatorAnswer> =>
    operator.send('signIn', { body: { email, password: secret } });

  it('P3.2 a subscriber gets a token with both scopes, for an hour', async () => {
    const token = await operator.signIn();
    expect(payloadOf(token)).toMatchObject({
      exp: today / 1_000 + 3_600,
      scopes: ['SUBSCRIBER', 'FREE'],
      errors: {},
      username: camille,
    });
  });

  it('P2.26 an account without contract gets the scope FREE, and why not the other', async () => {
    haveAccount(operator, { email: paul, password });
    expect(payloadOf(await operator.signIn(paul))).toMatchObject({
      scopes: ['FREE'],
      errors: { SUBSCRIBER: "Aucun contrat n'est rattaché à ce compte." },
    });
  });

  it('P7.7 the e-mail is compared without case', async () => {
    expect(payloadOf(await operator.signIn('Camille.DURAND@example.fr'))).toMatchObject({
      username: camille,
    });
  });

  it('P8.2 a wrong password and an unknown e-mail get the same answer', async () => {
    expect(await signIn(camille, 'Passage2025')).toEqual(wrong);
    expect(await signIn('personne@example.fr', password)).toEqual(wrong);
    expect(await signIn('\u0000\ud800', '\u0000')).toEqual(wrong);
  });

  it('P5.18 e-mail and password are both required', async () => {
    operator.expectRefused('signIn', 2);
    expect(await signIn('', password)).toMatchObject({ status: 400 });
    expect(await signIn(camille, '')).toMatchObject({ status: 400 });
  });

  it('P4.30 an account that was never activated gets a 409, but only with the right password', async () => {
    haveAccount(operator, { email: paul, password, isActive: false });
    expect(await signIn(paul, 'Passage2025')).toEqual(wrong);
    expect(await signIn(paul, password)).toEqual(toActivate);
  });

  it('P4.30 a contract or an account without a password gets the 409 of the first connection', async () => {
    haveAccount(operator, { email: paul, isActive: false });
    haveContract(operator, { reference: '00999001', email: 'luc.moreau@example.fr' });
    expect(await signIn(paul, password)).toEqual(toActivate);
    expect(await signIn('Luc.Moreau@example.fr', password)).toEqual(toActivate);
  });

  it('P5.18 too many wrong passwords block an e-mail, known or not, for a while', async () => {
    for (const email of [camille, 'personne@example.fr']) {
      for (let guess = 0; guess < attemptLimit.count; guess += 1) {
        expect(await signIn(email, `Passage${guess}`)).toEqual(wrong);
      }
      expect(await signIn(email.toUpperCase(), password)).toMatchObject({
        status: 429,
        body: { code: 429 },
      });
    }
    haveAccount(operator, { email: paul, password });
    expect(await signIn(paul, password)).toMatchObject({ status: 200 });
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await signIn(camille, password)).toMatchObject({ status: 200 });
  });

  it('P4.30 trying many e-mails, or one password on all of them, is limited', async () => {
    haveContract(operator, { reference: '00999001', email: paul });
    expect(await signIn(paul, password)).toEqual(toActivate);
    for (let guess = 1; guess < sharedAttempts; guess += 1) {
      expect(await signIn(`${guess}@example.fr`, password)).toEqual(wrong);
    }
    expect(await signIn(paul, password)).toMatchObject({ status: 429 });
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await signIn(paul, password)).toEqual(toActivate);
  });

  it('P5.18 the right password resets the count', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 1; guess < attemptLimit.count; guess += 1) await signIn(camille, 'Faux2026');
      expect(await signIn(camille, password)).toMatchObject({ status: 200 });
    }
  });
});
