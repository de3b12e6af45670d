import { describe, expect, it } from 'vitest';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { haveAccount } from '../support/accounts.ts';
import { camille, password, today, type Told } from '../support/operator.ts';
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

  const signIn = (email: string, secret: string): Promise<Told> =>
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

  it('P2.26 an account without contract gets the FREE scope, and is told why not the other', async () => {
    haveAccount(operator, { email: paul, password });
    expect(payloadOf(await operator.signIn(paul))).toMatchObject({
      scopes: ['FREE'],
      errors: { SUBSCRIBER: "Aucun contrat n'est rattaché à ce compte." },
    });
  });

  it('P7.7 the case of an e-mail does not matter', async () => {
    expect(payloadOf(await operator.signIn('Camille.DURAND@example.fr'))).toMatchObject({
      username: camille,
    });
  });

  it('P8.2 a wrong password and an unknown e-mail are answered the same', async () => {
    expect(await signIn(camille, 'Passage2025')).toEqual(wrong);
    expect(await signIn('personne@example.fr', password)).toEqual(wrong);
    expect(await signIn('\u0000\ud800', '\u0000')).toEqual(wrong);
  });

  it('P5.18 both are required', async () => {
    operator.expectRefused('signIn', 2);
    expect(await signIn('', password)).toMatchObject({ status: 400 });
    expect(await signIn(camille, '')).toMatchObject({ status: 400 });
  });

  it('P4.30 an account that was never activated is told so with 409, once the password is right', async () => {
    haveAccount(operator, { email: paul, password, isActive: false });
    expect(await signIn(paul, 'Passage2025')).toEqual(wrong);
    expect(await signIn(paul, password)).toEqual(toActivate);
  });

  it('P4.30 who has a contract or an account, but no password yet, is led to the first connection', async () => {
    haveAccount(operator, { email: paul, isActive: false });
    haveContract(operator, { reference: '00999001', email: 'luc.moreau@example.fr' });
    expect(await signIn(paul, password)).toEqual(toActivate);
    expect(await signIn('Luc.Moreau@example.fr', password)).toEqual(toActivate);
  });

  it('P5.18 too many wrong passwords close an e-mail, known or not, until the window has passed', async () => {
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
    operator.world.clock.jump(attemptLimit.seconds);
    expect(await signIn(camille, password)).toMatchObject({ status: 200 });
  });

  it('P4.30 e-mails are not told apart, nor one password tried on all, for long', async () => {
    haveContract(operator, { reference: '00999001', email: paul });
    expect(await signIn(paul, password)).toEqual(toActivate);
    for (let guess = 1; guess < sharedAttempts; guess += 1) {
      expect(await signIn(`${guess}@example.fr`, password)).toEqual(wrong);
    }
    expect(await signIn(paul, password)).toMatchObject({ status: 429 });
    operator.world.clock.jump(attemptLimit.seconds);
    expect(await signIn(paul, password)).toEqual(toActivate);
  });

  it('P5.18 a right password wipes the slate', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 1; guess < attemptLimit.count; guess += 1) await signIn(camille, 'Faux2026');
      expect(await signIn(camille, password)).toMatchObject({ status: 200 });
    }
  });
});
