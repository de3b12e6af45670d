import { expect, it } from 'vitest';
import { camille, openOperator } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const broken = {
  status: 500,
  body: { code: 500, message: 'Une erreur interne est survenue.' },
};

it('an internal error is a 500, is reported and rolled back, and sends no mail', async () => {
  const failing = openOperator();
  const { store } = failing.services;
  const body = { name: 'Camille', email: camille, subject: 'CNP', content: 'Bonjour' };
  // The last statement of the operation fails.
  store.run(
    `CREATE TEMP TRIGGER fails AFTER INSERT ON mail WHEN new.recipient = '${camille}'
     BEGIN SELECT raise(ABORT, 'out of paper'); END`,
  );
  expect(await failing.send('sendMessage', { body })).toEqual(broken);
  expect(store.rows('SELECT id FROM message')).toEqual([]);
  expect(failing.mails).toEqual([]);
  expect(failing.problems).toEqual([expect.stringContaining('out of paper')]);
  store.run('DROP TRIGGER fails');
  expect(await failing.send('sendMessage', { body })).toMatchObject({ status: 200 });
  expect(failing.mails).toHaveLength(2);
  failing.close();
});

it('an answer outside the contract is an internal error', async () => {
  const failing = openOperator();
  failing.services.settings.write('publicData', { menu: 'none' });
  expect(await failing.send('loadPublicData')).toEqual(broken);
  expect(failing.problems).toEqual([expect.stringContaining('leaves the contract')]);
  failing.close();
});

const read = (path: string, etag = ''): Promise<Response> =>
  operator.fetch(path, { headers: { 'If-None-Match': etag } });

it.each([
  ['/api/v2/traffic', 'public, max-age=10, stale-while-revalidate=15'],
  ['/api/v2/post', 'public, max-age=60, stale-while-revalidate=240'],
  ['/api/v2/instagram', 'public, max-age=300, stale-while-revalidate=600'],
])('%s may be kept as the contract says, and is 304 while it is known', async (path, kept) => {
  const first = await read(path);
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, kept]);
  for (const known of [etag, `"b", W/${etag}`, '*']) {
    const again = await read(path, known);
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await read(path, '"another"')).status).toBe(200);
});

it('a refusal is not kept', async () => {
  operator.services.store.run('DELETE FROM setting');
  const { headers } = await read('/api/v2/post');
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
});
