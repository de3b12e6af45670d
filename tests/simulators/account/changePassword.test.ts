import { describe, expect, it } from 'vitest';
import { attemptLimit } from '../../../scripts/simulators/world/attempts.ts';
import { haveAccount } from '../support/accounts.ts';
import { camille, password, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { mailedToken } from './people.ts';

const changed = {
  status: 200,
  body: { success: true, response: 'Votre mot de passe a été modifié.' },
};
const refused = {
  status: 200,
  body: { error: true, response: 'Le mot de passe actuel est incorrect.' },
};

describe('password change', () => {
  const operator = operatorForEachTest();

  const change = (body: object = {}): Promise<OperatorAnswer> =>
    operator.send('changePassword', {
      body: { username: camille, password, newPassword: 'TUNNEL2027', ...body },
      token: operator.token,
    });

  it('M5.3 the new password works at the next sign-in; it needs no lower-case letter', async () => {
    expect(await change({ username: camille.toUpperCase() })).toEqual(changed);
    await expect(operator.signIn(camille, 'TUNNEL2027')).resolves.toBeDefined();
    await expect(operator.signIn()).rejects.toThrow('Identifiants incorrects.');
  });

  it('M5.2 a weak password violates the contract', async () => {
    operator.expectRefused('changePassword');
    expect(await change({ newPassword: 'tunnel2027' })).toMatchObject({ status: 400 });
  });

  it('M7.14 the current password must be correct', async () => {
    expect(await change({ password: 'Passage2025' })).toEqual(refused);
    await expect(operator.signIn()).resolves.toBeDefined();
  });

  it('M7.14 the password of another person cannot be changed', async () => {
    haveAccount(operator, { email: 'paul.riviere@example.fr', password });
    expect(await change({ username: 'paul.riviere@example.fr' })).toEqual(refused);
    await expect(operator.signIn('paul.riviere@example.fr')).resolves.toBeDefined();
    await expect(operator.signIn()).resolves.toBeDefined();
  });

  it('M7.14 too many wrong passwords block the change until the window has passed', async () => {
    for (let guess = 0; guess < attemptLimit.count; guess += 1) await change({ password: 'Faux' });
    expect(await change()).toMatchObject({ status: 429 });
    operator.services.clock.jump(attemptLimit.seconds);
    expect(await change()).toEqual(changed);
  });

  it('P4.29 a link mailed earlier becomes invalid', async () => {
    await operator.send('resetLostPassword', { body: { email: camille } });
    await change();
    const body = { email: camille, password, token: mailedToken(operator) };
    expect(await operator.send('resetLostPassword', { body })).toMatchObject({
      body: { state: false },
    });
  });

  it('M2.1 needs a session', async () => {
    const body = { username: camille, password, newPassword: 'TUNNEL2027' };
    expect(await operator.send('changePassword', { body })).toMatchObject({ status: 401 });
  });
});
