import { expect, it } from 'vitest';
import { camille, openOperator } from '../support/operator.ts';

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
    `CREATE TEMP TRIGGER fails AFTER INSERT ON mail WHEN new.content ->> 'recipient' = '${camille}'
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

it('public data is 304 while the ETag of the caller names it', async () => {
  const operator = openOperator();
  const read = (etag: string): Promise<Response> =>
    operator.fetch('/api/v2/post', { headers: { 'If-None-Match': etag } });
  const first = await read('"another"');
  const etag = first.headers.get('etag') ?? '';
  expect(first.status).toBe(200);
  for (const known of [etag, `"b", W/${etag}`, '*']) expect((await read(known)).status).toBe(304);
  operator.close();
});
