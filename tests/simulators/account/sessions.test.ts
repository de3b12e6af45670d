import { sign } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import { readSession, sessionSeconds } from '../../../scripts/simulators/world/sessions.ts';
import { camille } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

describe('sessions', () => {
  const operator = operatorForEachTest();

  it('P3.2 a token says who calls', async () => {
    const token = await operator.signIn();
    expect(await readSession(token, operator.world)).toEqual({ accountId: 1, email: camille });
  });

  it('P4.32 a token is good until its hour is over', async () => {
    operator.world.clock.jump(sessionSeconds - 1);
    expect(await readSession(operator.token, operator.world)).not.toBeNull();
    operator.world.clock.jump(1);
    expect(await readSession(operator.token, operator.world)).toBeNull();
    expect(await operator.send('requestAccountDeletion', { token: operator.token })).toEqual({
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
});
