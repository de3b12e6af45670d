import { describe, expect, it } from 'vitest';
import { attemptLimit, sharedAttempts } from '../../../scripts/simulators/world/attempts.ts';
import { haveAccount } from '../support/accounts.ts';
import { camille, password, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { accountOf, haveContract, mailedToken } from './people.ts';

const paul = 'paul.riviere@example.fr';
const newPassword = 'Passage2027';
const noLonger = {
  status: 200,
  body: {
    state: false,
    response: "Ce lien n'est plus valable\u202f; veuillez refaire une demande.",
  },
};
const changed = {
  status: 200,
  body: { state: true, response: 'Votre mot de passe a été modifié.' },
};

describe('lost password', () => {
  const operator = operatorForEachTest();

  const ask = (email = camille): Promise<OperatorAnswer> =>
    operator.send('resetLostPassword', { body: { email } });
  const choose = (token = mailedToken(operator), email = camille): Promise<OperatorAnswer> =>
    operator.send('resetLostPassword', { body: { email, password: newPassword, token } });

  it('P7.11 the e-mail receives a link, and the link allows a new password', async () => {
    expect(await ask()).toEqual({
      status: 200,
      body: {
        state: true,
        response: 'Un e-mail vous a été envoyé pour réinitialiser votre mot de passe.',
      },
    });
    expect(operator.mails).toMatchObject([{ recipient: camille }]);
    expect(operator.mails[0]?.link).toMatch(
      /^http:\/\/127\.0\.0\.1:5173\/mot-de-passe-oublie\?token=./,
    );
    expect(await choose(mailedToken(operator), camille.toUpperCase())).toEqual(changed);
    await expect(operator.signIn(camille, newPassword)).resolves.toBeDefined();
    await expect(operator.signIn(camille, password)).rejects.toThrow('Identifiants incorrects.');
  });

  it('P8.8 an e-mail without account receives no mail, even if a contract has it', async () => {
    haveContract(operator, { reference: '00999001', email: paul });
    expect(await ask(paul)).toEqual({
      status: 200,
      body: { state: false, response: 'Aucun compte ne correspond à cette adresse e-mail.' },
    });
    expect(operator.mails).toEqual([]);
  });

  it('P4.29 only the last link works, once, for an hour', async () => {
    await ask();
    const first = mailedToken(operator);
    await ask();
    expect(await choose(first)).toEqual(noLonger);
    expect(await choose()).toEqual(changed);
    expect(await choose()).toEqual(noLonger);
    await ask();
    operator.services.clock.jump(3_600);
    expect(await choose()).toEqual(noLonger);
    await ask();
    operator.services.clock.jump(3_599);
    expect(await choose()).toEqual(changed);
  });

  it('P4.29 a link works only with the e-mail that it was sent to', async () => {
    haveAccount(operator, { email: paul, password });
    await ask(paul);
    expect(await choose(mailedToken(operator), camille)).toEqual(noLonger);
    expect(await choose('inconnu')).toEqual(noLonger);
    await expect(operator.signIn()).resolves.toBeDefined();
    expect(await choose(mailedToken(operator), paul)).toEqual(changed);
  });

  it('P4.29 a password without token, or a token without password, is refused', async () => {
    await ask();
    const token = mailedToken(operator);
    for (const half of [{ token }, { password: newPassword }]) {
      const body = { email: camille, ...half };
      expect(await operator.send('resetLostPassword', { body })).toEqual(noLonger);
    }
    expect(operator.mails).toHaveLength(1);
  });

  it('P4.30 the link activates the account and links the contracts that have its e-mail', async () => {
    const id = haveAccount(operator, { email: paul, password, isActive: false });
    haveContract(operator, { reference: '00999001', email: paul });
    await ask(paul);
    expect(await choose(mailedToken(operator), paul)).toEqual(changed);
    await expect(operator.signIn(paul, newPassword)).resolves.toBeDefined();
    expect(accountOf(operator, '00999001')).toBe(id);
  });

  it('P5.18 a person blocked after wrong passwords can sign in with the new one', async () => {
    for (let guess = 0; guess < attemptLimit.count; guess += 1) {
      await operator.send('signIn', { body: { email: camille, password: 'Faux2026' } });
    }
    await expect(operator.signIn()).rejects.toThrow('429');
    await ask();
    await choose();
    await expect(operator.signIn(camille, newPassword)).resolves.toBeDefined();
  });

  it('P7.11 guesses of tokens, mails per mailbox and checks of e-mails are limited', async () => {
    for (let guess = 0; guess < attemptLimit.count; guess += 1) await choose(`jeton ${guess}`);
    expect(await choose('jeton')).toMatchObject({ status: 429 });
    for (let mail = 0; mail < attemptLimit.count; mail += 1) await ask();
    expect(await ask()).toMatchObject({ status: 429 });
    expect(operator.mails).toHaveLength(attemptLimit.count);
    for (let guess = 0; guess < sharedAttempts; guess += 1) await ask(`${guess}@example.fr`);
    expect(await ask(paul)).toMatchObject({ status: 429 });
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await ask()).toMatchObject({ body: { state: true } });
  });
});
