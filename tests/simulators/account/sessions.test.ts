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

  it('P3.2 a token says who calls', async () => {
    const token = await operator.signIn();
    expect(await readSession(token, operator.world)).toMatchObject({
      accountId: 1,
      email: camille,
    });
  });

  it('P4.32 a token is good until its hour is over', async () => {
    operator.world.clock.jump(sessionSeconds - 1);
    expect(await readSession(operator.token, operator.world)).not.toBeNull();
    operator.world.clock.jump(1);
    expect(await readSession(operator.token, operator.world)).toBeNull();
    expect(await operator.send('requestDeletion', { token: operator.token })).toEqual({
      status: 401,
      body: { code: 401, message: 'Votre session a expiré.' },
    });
  });

  it('P7.1 no token, none of ours, and a changed one are no session', async () => {
    const [header = '', payload = '', seal = ''] = operator.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: '2' })).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const ofAnotherKey = await sign(claims as Record<string, unknown>, 'another key', 'HS256');
    const withoutEnd = await sign({ sub: '1' }, operator.world.secret);
    const tokens = [
      undefined,
      '',
      'ceci-n-est-pas-un-jeton',
      `${header}.${forged}.${seal}`,
      `${unsigned}.${payload}.`,
      ofAnotherKey,
      withoutEnd,
    ];
    for (const one of tokens) expect(await readSession(one, operator.world)).toBeNull();
  });

  it('P7.1 the token of an account that is no longer active, or is gone, is no session', async () => {
    const { store, secret } = operator.world;
    store.run('UPDATE account SET activatedAt = NULL WHERE id = 1');
    expect(await readSession(operator.token, operator.world)).toBeNull();
    for (const sub of ['9007199254740993', '-1', 'Camille', '1.5']) {
      const stranger = await sign({ sub, exp: 4_102_444_800 }, secret);
      expect(await readSession(stranger, operator.world)).toBeNull();
    }
  });

  describe('after another password', () => {
    const newPassword = 'Passage2027';
    const isOpen = async (token: string): Promise<boolean> =>
      (await readSession(token, operator.world)) !== null;

    it('M7.14 a change ends all other sessions; the own one goes on', async () => {
      operator.world.clock.jump(1);
      const own = await sessionOf(operator, camille);
      const body = { username: camille, password, newPassword };
      await operator.send('changePassword', { body: { ...body, password: 'Faux' }, token: own });
      expect(await isOpen(operator.token)).toBe(true);
      operator.world.clock.jump(1);
      await operator.send('changePassword', { body, token: own });
      expect(await isOpen(own)).toBe(true);
      expect(await isOpen(operator.token)).toBe(false);
      expect(await isOpen(await operator.signIn(camille, newPassword))).toBe(true);
    });

    it('P7.9 so does an update of the account that brings a password, and no other', async () => {
      const other = await sessionOf(operator, camille);
      operator.world.clock.jump(1);
      const update = (body: object): Promise<unknown> =>
        operator.send('updateAccount', { body, token: operator.token });
      await update({ firstname: 'Anne' });
      expect(await isOpen(other)).toBe(true);
      await update({ password: newPassword });
      expect(await isOpen(operator.token)).toBe(true);
      expect(await isOpen(other)).toBe(false);
    });

    it('P4.28 who gave an account the e-mail of another person is out once its owner comes', async () => {
      const lucie = people.firstConnection.email;
      const body = { email: lucie };
      await operator.send('updateAccount', { body, token: operator.token });
      operator.world.clock.jump(1);
      await operator.send('openFirstConnection', { body });
      await operator.send('resetLostPassword', {
        body: { ...body, password: newPassword, token: mailedToken(operator) },
      });
      expect(await isOpen(operator.token)).toBe(false);
      expect(await isOpen(await operator.signIn(lucie, newPassword))).toBe(true);
    });

    it('P4.29 a reset ends every session, the one that was kept before included', async () => {
      operator.world.clock.jump(1);
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
