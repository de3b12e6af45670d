import { describe, expect, it } from 'vitest';
import { camille, openOperator } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const broken = {
  status: 500,
  body: { code: 500, message: 'Une erreur interne est survenue.' },
};
const message = { name: 'Camille', email: camille, subject: 'CNP', content: 'Bonjour' };

describe('an internal error', () => {
  it('is a 500, is reported and rolled back, and sends no mail', async () => {
    const failing = openOperator();
    const { store } = failing.services;
    const send = (): Promise<unknown> => failing.send('sendMessage', { body: message });
    const stored = (): unknown => store.row('SELECT count(*) AS count FROM message');
    // The last statement of the operation fails.
    store.run(
      `CREATE TEMP TRIGGER fails AFTER INSERT ON mail WHEN new.recipient = '${camille}'
       BEGIN SELECT raise(ABORT, 'out of paper'); END`,
    );
    expect(await send()).toEqual(broken);
    expect(stored()).toEqual({ count: 0 });
    expect(failing.mails).toEqual([]);
    expect(failing.problems).toEqual([expect.stringContaining('out of paper')]);
    store.run('DROP TRIGGER fails');
    expect(await send()).toMatchObject({ status: 200 });
    expect(failing.mails).toHaveLength(2);
    failing.close();
  });

  it('is also an answer outside the contract', async () => {
    const failing = openOperator();
    failing.services.settings.write('publicData', { menu: 'none' });
    expect(await failing.send('loadPublicData')).toEqual(broken);
    expect(failing.problems).toEqual([expect.stringContaining('leaves the contract')]);
    failing.close();
  });
});

describe('an address', () => {
  it.each([
    ['/api/v2', 'GET', 404, null],
    ['/api/v2/bank/', 'GET', 404, null],
    ['/api/v2/bank', 'POST', 405, 'GET, PUT'],
    ['/api/v2/refund/claim', 'DELETE', 405, 'PUT'],
  ])('%s does not answer %s', async (path, method, status, allow) => {
    const answer = await operator.fetch(path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
  });

  it.each(['0', '1.5', '0x10', '%204101', '9007199254740993', '%E0%A4', '__proto__'])(
    'of the account « %s » is no id',
    async (id) => {
      operator.expectRefused('removeBankAccount');
      const headers = { Authorization: `Bearer ${operator.token}` };
      const { status } = await operator.fetch(`/api/v2/bank/${id}`, { method: 'DELETE', headers });
      expect(status).toBe(400);
    },
  );
});

describe('public data', () => {
  const read = (path: string, etag = ''): Promise<Response> =>
    operator.fetch(path, { headers: { 'If-None-Match': etag } });

  it.each([
    ['/api/v2/traffic', 'public, max-age=10, stale-while-revalidate=15'],
    ['/api/v2/post', 'public, max-age=60, stale-while-revalidate=240'],
    ['/api/v2/instagram', 'public, max-age=300, stale-while-revalidate=600'],
  ])(
    '%s may be kept as the contract says, and is answered 304 while it is known',
    async (path, kept) => {
      const first = await read(path);
      const etag = first.headers.get('etag') ?? '';
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, kept]);
      for (const known of [etag, `"b", W/${etag}`, '*']) {
        const again = await read(path, known);
        expect([again.status, await again.text()]).toEqual([304, '']);
        expect(again.headers.get('cache-control')).toBe(kept);
      }
      expect((await read(path, '"another"')).status).toBe(200);
    },
  );

  it('is not kept when it is a refusal', async () => {
    operator.services.store.run('DELETE FROM setting');
    const { headers } = await read('/api/v2/post');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});

it('an answer 429 says when to try again', async () => {
  for (let count = 0; count < 10; count += 1) {
    operator.services.attempts.countWrong(`signIn ${camille}`);
  }
  const { status, headers } = await operator.fetch('/api/private/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: camille, password: 'Passage2026' }),
  });
  expect([status, headers.get('retry-after')]).toEqual([429, '600']);
});
