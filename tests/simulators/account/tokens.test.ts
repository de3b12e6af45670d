import { sign } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import { sessionSeconds } from '../../../scripts/simulators/world/sessions.ts';
import { sessionOf } from '../support/accounts.ts';
import { camille, password, today } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { mailedToken } from './people.ts';

const operator = operatorForEachTest();

const expired = { status: 401, body: { code: 401, message: 'Votre session a expiré.' } };

const ask = (token: string): Promise<unknown> => operator.send('listBankAccounts', { token });
const isOpen = async (token: string): Promise<boolean> =>
  (await operator.send('listBankAccounts', { token })).status === 200;

describe('P7.1 a token', () => {
  it('P3.2 names its account and scopes, and is valid for one hour', async () => {
    const token = await operator.signIn();
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(payload)).toMatchObject({
      exp: today / 1_000 + sessionSeconds,
      scopes: ['SUBSCRIBER', 'FREE'],
      username: camille,
    });
    operator.services.clock.jump(sessionSeconds - 1);
    expect(await isOpen(token)).toBe(true);
    operator.services.clock.jump(1);
    expect(await ask(token)).toEqual(expired);
  });

  const exp = 4_102_444_800;
  it.each([
    ['the secret of another file', { sub: '1', exp }, 'another secret'],
    ['no expiry', { sub: '1' }, null],
    ['an account that does not exist', { sub: '9007199254740993', exp }, null],
    ['no account', { exp }, null],
  ])('with %s opens no session', async (_, payload, secret) => {
    const token = await sign(payload, secret ?? operator.services.secret, 'HS256');
    expect(await ask(token)).toEqual(expired);
  });

  it('that is altered or unsigned opens no session', async () => {
    const [header = '', payload = '', seal = ''] = operator.token.split('.');
    const encoded = (value: object): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const unsigned = `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    for (const token of [`${header}.${encoded({ ...claims, sub: '2' })}.${seal}`, unsigned, 'a']) {
      expect(await ask(token)).toEqual(expired);
    }
  });

  it('of an inactive account opens no session', async () => {
    operator.services.store.run('UPDATE account SET activatedAt = NULL WHERE id = 1');
    expect(await ask(operator.token)).toEqual(expired);
  });

  it('M7.7 of a printed page is in the form, and is checked too', async () => {
    const print = async (token: string): Promise<number> =>
      (await operator.send('printPassages', { body: { ids: '900160', token } })).status;
    expect(await print(operator.token)).toBe(200);
    operator.services.clock.jump(sessionSeconds);
    expect(await print(operator.token)).toBe(401);
    expect(await print('a.b.c')).toBe(401);
  });
});

describe('M7.14 a new password ends sessions', () => {
  const newPassword = 'Passage2027';

  it("a change ends all others, not the caller's own", async () => {
    operator.services.clock.jump(1);
    const own = await sessionOf(operator, camille);
    const body = { username: camille, password, newPassword };
    operator.services.clock.jump(1);
    await operator.send('changePassword', { body, token: own });
    expect(await isOpen(own)).toBe(true);
    expect(await isOpen(operator.token)).toBe(false);
  });

  it('P4.29 a mailed link ends every session', async () => {
    await operator.send('resetLostPassword', { body: { email: camille } });
    operator.services.clock.jump(1);
    await operator.send('resetLostPassword', {
      body: { email: camille, password: newPassword, token: mailedToken(operator) },
    });
    expect(await isOpen(operator.token)).toBe(false);
    expect(await isOpen(await operator.signIn(camille, newPassword))).toBe(true);
  });
});
