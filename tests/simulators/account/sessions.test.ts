import { sign } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import { people } from '../../../scripts/simulators/seed/people.ts';
import { readSession, sessionSeconds } from '../../../scripts/simulators/world/sessions.ts';
import { sessionOf } from '../support/accounts.ts';
import { camille, password } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { mailedToken } from './people.ts';

describe('sessions', () => {
  const operator = operatorForEachTest();

  it('P3.2 a token identifies the caller', async () => {
    const token = await operator.signIn();
    expect(await readSession(token, operator.services)).toMatchObject({
      accountId: 1,
      email: camille,
    });
  });

  it('P4.32 a token is valid for one hour', async () => {
    operator.services.clock.jump(sessionSeconds - 1);
    expect(await readSession(operator.token, operator.services)).not.toBeNull();
    operator.services.clock.jump(1);
    expect(await readSession(operator.token, operator.services)).toBeNull();
    expect(await operator.send('requestDeletion', { token: operator.token })).toEqual({
      status: 401,
      body: { code: 401, message: 'Votre session a expiré.' },
    });
  });

  it('P7.1 a missing, foreign or altered token gives no session', async () => {
    const [header = '', payload = '', seal = ''] = operator.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: '2' })).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const ofAnotherKey = await sign(claims as Record<string, unknown>, 'another key', 'HS256');
    const withoutEnd = await sign({ sub: '1' }, operator.services.secret);
    const tokens = [
      undefined,
      '',
      'ceci-n-est-pas-un-jeton',
      `${header}.${forged}.${seal}`,
      `${unsigned}.${payload}.`,
      ofAnotherKey,
      withoutEnd,
    ];
    for (const one of tokens) expect(await readSession(one, operator.services)).toBeNull();
  });

  it('P7.1 the token of an inactive or deleted account gives no session', async () => {
    const { store, secret } = operator.services;
    store.run('UPDATE account SET activatedAt = NULL WHERE id = 1');
    expect(await readSession(operator.token, operator.services)).toBeNull();
    for (const sub of ['9007199254740993', '-1', 'Camille', '1.5']) {
      const stranger = await sign({ sub, exp: 4_102_444_800 }, secret);
      expect(await readSession(stranger, operator.services)).toBeNull();
    }
  });

  describe('after a new password', () => {
    const newPassword = 'Passage2027';
    const isOpen = async (token: string): Promise<boolean> =>
      (await readSession(token, operator.services)) !== null;

    it("M7.14 a change ends all other sessions, not the caller's own", async () => {
      operator.services.clock.jump(1);
      const own = await sessionOf(operator, camille);
      const body = { username: camille, password, newPassword };
      await operator.send('changePassword', { body: { ...body, password: 'Faux' }, token: own });
      expect(await isOpen(operator.token)).toBe(true);
      operator.services.clock.jump(1);
      await operator.send('changePassword', { body, token: own });
      expect(await isOpen(own)).toBe(true);
      expect(await isOpen(operator.token)).toBe(false);
      expect(await isOpen(await operator.signIn(camille, newPassword))).toBe(true);
    });

    it('P7.9 an update of the account does so too, only if it contains a password', async () => {
      const other = await sessionOf(operator, camille);
      operator.services.clock.jump(1);
      const update = (body: object): Promise<unknown> =>
        operator.send('updateAccount', { body, token: operator.token });
      await update({ firstname: 'Anne' });
      expect(await isOpen(other)).toBe(true);
      await update({ password: newPassword });
      expect(await isOpen(operator.token)).toBe(true);
      expect(await isOpen(other)).toBe(false);
    });

    it('P4.28 a wrong person is signed out when the owner of the e-mail resets the password', async () => {
      const lucie = people.firstConnection.email;
      const body = { email: lucie };
      await operator.send('updateAccount', { body, token: operator.token });
      operator.services.clock.jump(1);
      await operator.send('openFirstConnection', { body });
      await operator.send('resetLostPassword', {
        body: { ...body, password: newPassword, token: mailedToken(operator) },
      });
      expect(await isOpen(operator.token)).toBe(false);
      expect(await isOpen(await operator.signIn(lucie, newPassword))).toBe(true);
    });

    it('P4.29 a reset ends every session, even one that an earlier change did not end', async () => {
      operator.services.clock.jump(1);
      const body = { username: camille, password, newPassword };
      await operator.send('changePassword', { body, token: operator.token });
      await operator.send('resetLostPassword', { body: { email: camille } });
      expect(await isOpen(operator.token)).toBe(true);
      await operator.send('resetLostPassword', {
        body: { email: camille, password, token: mailedToken(operator) },
      });
      expect(await isOpen(operator.token)).toBe(false);
      expect(await isOpen(await operator.signIn())).toBe(true);
    });
  });
});
