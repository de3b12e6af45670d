import { describe, expect, it } from 'vitest';
import { attemptLimit } from '../../../scripts/simulators/world/attempts.ts';
import { haveAccount } from '../support/accounts.ts';
import { camille, password, type OperatorAnswer } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { mailedToken } from './people.ts';

const done = {
  status: 200,
  body: { status: 'success', message: 'Votre compte a bien été mis à jour.', data: null },
};
const refused = {
  status: 200,
  body: { status: 'error', message: "Votre compte n'a pas pu être mis à jour." },
};
const conflict = {
  status: 200,
  body: { status: 'error', message: 'Un compte existe déjà avec cette adresse e-mail.' },
};

describe('update of the account', () => {
  const operator = operatorForEachTest();

  const update = (body: object): Promise<OperatorAnswer> =>
    operator.send('updateAccount', { body, token: operator.token });
  const account = (): object | undefined =>
    operator.services.store.row('SELECT firstname, lastname, email FROM account WHERE id = 1');

  it('P7.9 missing fields keep their value', async () => {
    expect(await update({})).toEqual(done);
    expect(account()).toEqual({ firstname: 'Camille', lastname: 'Durand', email: camille });
    expect(await update({ firstname: 'Camille Anne' })).toEqual(done);
    expect(await update({ lastname: 'Morel\u0000' })).toEqual(done);
    expect(account()).toMatchObject({ firstname: 'Camille Anne', email: camille });
  });

  it('P7.9 a new password and a new e-mail work at the next sign-in', async () => {
    expect(await update({ password: 'Frioul2026', email: 'camille@example.fr' })).toEqual(done);
    await expect(operator.signIn()).rejects.toThrow('Identifiants incorrects.');
    await expect(operator.signIn('camille@example.fr', 'Frioul2026')).resolves.toBeDefined();
  });

  it("P7.9 the e-mail of another account is a conflict, the account's own is not", async () => {
    haveAccount(operator, { email: 'paul.riviere@example.fr' });
    expect(await update({ email: 'Paul.Riviere@example.fr', lastname: 'Morel' })).toEqual(conflict);
    expect(account()).toMatchObject({ lastname: 'Durand', email: camille });
    expect(await update({ email: camille.replace('c', 'C') })).toEqual(done);
  });

  it('P7.9 an e-mail that mail servers do not accept is refused', async () => {
    const email = `${'a'.repeat(244)}@example.fr`;
    expect(await update({ email, lastname: 'Morel' })).toEqual(refused);
    expect(account()).toMatchObject({ lastname: 'Durand', email: camille });
  });

  it('P7.9 checks of other e-mails are limited', async () => {
    haveAccount(operator, { email: 'paul.riviere@example.fr' });
    const guess = { email: 'paul.riviere@example.fr' };
    for (let count = 0; count < attemptLimit.count; count += 1) await update(guess);
    expect(await update(guess)).toEqual(refused);
  });

  it('P7.9 without a session no account is changed', async () => {
    const strangers = [undefined, 'ceci-n-est-pas-un-jeton'];
    for (const stranger of strangers) {
      const body = { email: camille, password: 'Frioul2026' };
      const sent = stranger === undefined ? { body } : { body, token: stranger };
      expect(await operator.send('updateAccount', sent)).toEqual(refused);
    }
    await expect(operator.signIn()).resolves.toBeDefined();
  });

  it('P7.9 a link sent to the former mailbox becomes invalid', async () => {
    await operator.send('resetLostPassword', { body: { email: camille } });
    await update({ email: 'camille@example.fr' });
    const body = { email: 'camille@example.fr', password, token: mailedToken(operator) };
    expect(await operator.send('resetLostPassword', { body })).toMatchObject({
      body: { state: false },
    });
  });
});
