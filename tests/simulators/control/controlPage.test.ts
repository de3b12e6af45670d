import { expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { camille, password } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { readable } from './readable.ts';

const operator = operatorForEachTest();

const page = async (): Promise<string> => readable(await operator.fetch('/control'));

it('the root redirects to the control page', async () => {
  const response = await operator.fetch('/');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/control']);
});

it('the accounts are shown with their contracts and the password of the seeded ones', async () => {
  const text = await page();
  for (const part of [camille, 'Camille Durand', password, 'SUBSCRIBER, FREE', '00845517']) {
    expect(text).toContain(part);
  }
});

it('M6.5 a requested deletion is shown on the account', async () => {
  const { store, clock } = operator.services;
  store.run('UPDATE account SET deletionRequestedAt = :now WHERE email = :camille', {
    now: clock.now(),
    camille,
  });
  expect(await page()).toContain('Suppression demandée le 21/11/2026 à 10:00');
});

it('mails are shown newest first, with their link', async () => {
  const { mailbox } = operator.services;
  mailbox.send({ recipient: camille, subject: 'Premier', body: 'Un' });
  const link = 'http://127.0.0.1:5173/espace/activation/abc';
  mailbox.send({ recipient: camille, subject: 'Second', body: 'Deux', link });
  const text = await page();
  expect(text).toContain(`<a href="${link}">`);
  expect(text.indexOf('Second')).toBeLessThan(text.indexOf('Premier'));
});

it('mails are available as JSON, newest first', async () => {
  const { mailbox, clock } = operator.services;
  mailbox.send({ recipient: camille, subject: 'Premier', body: 'Un' });
  mailbox.send({ recipient: camille, subject: 'Second', body: 'Deux', link: 'http://127.0.0.1/' });
  const response = await operator.fetch('/control/mails.json');
  const [second, first] = (await response.json()) as readonly object[];
  expect(second).toMatchObject({ subject: 'Second', link: 'http://127.0.0.1/' });
  expect(first).toMatchObject({ recipient: camille, body: 'Un', sentAt: clock.now() });
  expect(first).not.toHaveProperty('link');
});

it('messages, orders, payments and signatures are shown', async () => {
  const { store } = operator.services;
  const email = 'paul.riviere@example.fr';
  const body = { name: 'Paul', email, subject: 'CNP', content: 'Déjà payé' };
  await operator.send('sendMessage', { body });
  store.run(
    `INSERT INTO badgeOrder (id, kind, email, cents, data, placedAt)
     VALUES (901, 'subscription', :email, 4550, '{}', 1790000000)`,
    { email },
  );
  store.run(
    `INSERT INTO payment (reference, cents, returnCode, receivedAt, data)
     VALUES ('CDW0000901', 4550, 'Annulation', 1790000000, '{}')`,
  );
  store.run('INSERT INTO signature (data, createdAt) VALUES (:data, 1790000000)', {
    data: JSON.stringify({ email: 'signataire@example.fr' }),
  });
  const text = await page();
  const shown = ['Déjà payé', 'CDW0000901', 'À signer', 'Refusé', 'signataire@example.fr'];
  for (const part of shown) expect(text).toContain(part);
});

it('the text of a message is escaped', async () => {
  const content = '<script>alert(1)</script>';
  await operator.send('sendMessage', {
    body: { name: '<b>x</b>', email: camille, subject: 'CNP', content },
  });
  const text = await page();
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).not.toContain('<script');
  expect(text).not.toContain('<b>');
});

it('the page works with empty tables', async () => {
  const { store } = operator.services;
  store.run('PRAGMA foreign_keys = OFF');
  for (const name of ['account', 'contract', 'badgeOrder', 'payment', 'mail']) {
    store.run(`DELETE FROM ${name}`);
  }
  expect((await operator.fetch('/control')).status).toBe(200);
  expect(await page()).toContain("Aucun compte n'existe encore.");
});

it('every operation of the contract can be chosen', async () => {
  const text = await page();
  const operations = listOperations(await readContract());
  expect(operations.length).toBeGreaterThan(0);
  for (const { operation } of operations) {
    expect(text).toContain(`<option value="${operation.operationId}"`);
  }
});

it('each field has a label, each table a caption, and heading levels have no gap', async () => {
  const text = await page();
  for (const [, id] of text.matchAll(/<(?:input|select)[^>]* id="(\w+)"/g)) {
    expect(text).toContain(`<label for="${id}"`);
  }
  expect(text.match(/<caption>/g)).toHaveLength(text.match(/<table /g)?.length ?? 0);
  const levels = [...text.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  levels.slice(1).forEach((level, index) => {
    expect(level).toBeLessThanOrEqual((levels[index] ?? 1) + 1);
  });
});

it('the page loads its own style only, and forbids framing and caching', async () => {
  const { headers } = await operator.fetch('/control');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(headers.get('cache-control')).toBe('no-store');
  const style = await operator.fetch('/control/control.css');
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
});
