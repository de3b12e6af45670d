import { sign } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import { ok } from '../../../scripts/simulators/http/answers.ts';
import { openSession, sessionSeconds } from '../../../scripts/simulators/world/sessions.ts';
import { openOwnHandlers, recordingHandler, type OwnHandlers } from '../support/ownHandlers.ts';

const bank = '/api/v2/bank';
const expired = { code: 401, message: 'Votre session a expiré.' };

interface Opened extends OwnHandlers {
  readonly calls: readonly { readonly caller: unknown }[];
}

async function opened(): Promise<Opened> {
  const { calls, handler } = recordingHandler(ok({ status: 'success', message: null, data: [] }));
  const handlers = await openOwnHandlers({
    open: { listPosts: handler },
    secured: { listBankAccounts: handler, saveBankAccount: handler },
  });
  return { ...handlers, calls };
}

async function ask(to: OwnHandlers, authorization: string | null): Promise<unknown> {
  const headers = authorization === null ? {} : { Authorization: authorization };
  const response = await to.fetch(bank, { headers });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('M7.1 private calls send the bearer token', () => {
  it("the handler receives the token's account", async () => {
    const operator = await opened();
    const response = await operator.fetch(bank, {
      headers: { Authorization: `bearer ${operator.token}` },
    });
    expect(response.status).toBe(200);
    expect(operator.calls.map(({ caller }) => caller)).toMatchObject([
      { accountId: 1, email: 'camille.durand@example.fr' },
    ]);
  });

  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged: readonly (readonly [string, string | null])[] = [
    ['no token', null],
    ['an empty header', ''],
    ['another scheme', 'Basic Y2FtaWxsZTpQYXNzYWdlMjAyNg=='],
    ['a scheme alone', 'Bearer '],
    ['no JWT', 'Bearer garbage'],
    ['an invalid JWT', 'Bearer a.b.c'],
    ['two tokens', 'Bearer a.b.c d.e.f'],
    ['an unsigned token', `Bearer ${part({ alg: 'none' })}.${part({ sub: '1', exp: 4e9 })}.`],
    ['a payload that is not an object', `Bearer ${part({ alg: 'HS256' })}.bnVsbA.AAAA`],
  ];

  it.each(forged)('with %s, the session counts as expired', async (_, authorization) => {
    const operator = await opened();
    expect(await ask(operator, authorization)).toEqual({ status: 401, body: expired });
    expect(operator.calls).toEqual([]);
  });

  it.each([
    ['the secret of another file', { sub: '1', exp: 4e9 }, 'another secret'],
    ['no expiry', { sub: '1' }, null],
    ['an account that does not exist', { sub: '77', exp: 4e9 }, null],
    ['an account that is not a number', { sub: 'camille', exp: 4e9 }, null],
    ['no account', { exp: 4e9 }, null],
  ])('a token with %s is refused', async (_, payload, secret) => {
    const operator = await opened();
    const token = await sign(payload, secret ?? operator.services.secret, 'HS256');
    expect(await ask(operator, `Bearer ${token}`)).toEqual({ status: 401, body: expired });
  });

  it('a token is valid until its last second (M4.8)', async () => {
    const operator = await opened();
    operator.services.clock.jump(sessionSeconds - 1);
    expect(await ask(operator, `Bearer ${operator.token}`)).toMatchObject({ status: 200 });
    operator.services.clock.jump(1);
    expect(await ask(operator, `Bearer ${operator.token}`)).toEqual({ status: 401, body: expired });
  });

  it('an inactive account has no session', async () => {
    const operator = await opened();
    const { store } = operator.services;
    store.run('UPDATE account SET activatedAt = NULL WHERE id = 1');
    const token = await openSession({ accountId: 1, email: 'x' }, operator.services);
    expect(await ask(operator, `Bearer ${token}`)).toEqual({ status: 401, body: expired });
  });

  it.each([
    ['that violates the contract', '{"iban":1}'],
    ['that is not JSON', '{'],
    ['of 50 MB', 'x'.repeat(50_000_000)],
  ])('the token is checked before a body %s', async (_, body) => {
    const operator = await opened();
    const headers = { 'Content-Type': 'application/json' };
    const response = await operator.fetch(bank, { method: 'PUT', headers, body });
    expect(response.status).toBe(401);
    expect(operator.problems).toEqual([]);
  });

  it("an open call with an invalid token is treated as a visitor's", async () => {
    const operator = await opened();
    const headers = { Authorization: 'Bearer a.b.c' };
    expect((await operator.fetch('/api/v2/post', { headers })).status).toBe(200);
    expect(operator.calls.map(({ caller }) => caller)).toEqual([null]);
  });
});
