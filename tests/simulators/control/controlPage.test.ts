import { expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { attemptLimit } from '../../../scripts/simulators/world/attempts.ts';
import { plannedFaults } from '../../../scripts/simulators/world/faults.ts';
import { posted } from '../bank/paymentForm.ts';
import { camille, password } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const page = async (): Promise<string> => (await operator.fetch('/control')).text();

type Fields = Readonly<Record<string, string>>;

const submit = (path: string, fields: Fields = {}, origin = operator.url): Promise<Response> =>
  operator.fetch(`/control/${path}`, posted(fields, origin));

/** Submits a form and follows its redirect to the page that confirms it. */
async function confirmed(path: string, fields: Fields = {}): Promise<string> {
  const response = await submit(path, fields);
  expect(response.status).toBe(303);
  return (await operator.fetch(response.headers.get('location') ?? '')).text();
}

it('shows the latest mails first, also as JSON, and every operation to break', async () => {
  const { mailbox } = operator.services;
  const link = 'http://127.0.0.1:5173/espace/activation/abc';
  mailbox.send({ language: 'fr', recipient: camille, subject: 'Premier', body: 'Un' });
  mailbox.send({ language: 'en', recipient: camille, subject: 'Second', body: 'Deux', link });
  const text = await page();
  expect(text).toContain(`<a href="${link}">`);
  expect(text.indexOf('Second')).toBeLessThan(text.indexOf('Premier'));
  const mails: unknown = await (await operator.fetch('/control/mails.json')).json();
  expect(mails).toMatchObject([{ subject: 'Second', link }, { subject: 'Premier' }]);
  for (const { operation } of listOperations(await readContract())) {
    expect(text).toContain(`value="${operation.operationId}"`);
  }
});

it('shows a mail as it looks: escaped, with its amount, its facts and one button', async () => {
  operator.services.mailbox.send({
    ...{ language: 'fr', recipient: camille, subject: 'Reçu <b>', body: 'Merci' },
    ...{ amount: '23,20 €', facts: [['Avis', '26104887']], button: 'Voir', link: '/espace' },
  });
  const shown = await operator.fetch('/control/mails/1');
  const text = await shown.text();
  for (const part of ['lang="fr"', 'Reçu &lt;b&gt;', '23,20 €', '26104887', 'href="/espace"'])
    expect(text).toContain(part);
  expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox');
  expect((await operator.fetch('/control/mails/9')).status).toBe(404);
});

it.each([
  'time',
  'maintenance',
  'faults',
  'faults/lift',
  'faults/lift-all',
  'attempts/forget',
  'signatures/expire',
])('the form %s is refused from a page of another site', async (path) => {
  const fields = { minutes: '10', isOn: 'yes', operationId: 'signIn', delayMs: '5', kind: '' };
  expect((await submit(path, fields, 'http://ailleurs.example')).status).toBe(403);
  expect(operator.services.clock.ahead()).toBe(0);
  expect(plannedFaults(operator.services)).toEqual([]);
});

it('the time moves forward only, and shows in Paris', async () => {
  expect(await page()).toContain('samedi 21 novembre 2026, 10 h 00');
  expect(await confirmed('time', { minutes: '1565' })).toContain('22 novembre 2026, 12 h 05');
  for (const minutes of ['', '-10', '0', '1.5', '527041']) {
    expect((await submit('time', { minutes })).status).toBe(400);
  }
  expect(operator.services.clock.ahead()).toBe(1565 * 60);
});

it.each([
  ['yes', true],
  ['no', false],
])('P7.4 maintenance is switched: %s, also in the public data', async (isOn, maintenance) => {
  await confirmed('maintenance', { isOn: 'yes' });
  await confirmed('maintenance', { isOn });
  expect((await operator.send('readMaintenance')).body).toBe(maintenance);
  expect((await operator.send('loadPublicData')).body).toMatchObject({ maintenance });
});

it('a fault breaks its operation until it is lifted; a new one replaces it', async () => {
  const operationId = 'readMaintenance';
  await confirmed('faults', { operationId, delayMs: '0', kind: 'failure' });
  expect((await operator.send(operationId)).status).toBe(500);
  await confirmed('faults', { operationId, delayMs: '0', kind: 'malformed' });
  expect((await operator.send(operationId)).body).toEqual({ simulated: 'malformed' });
  await confirmed('faults', { operationId, delayMs: '1', kind: '' });
  expect(plannedFaults(operator.services)).toMatchObject([{ operationId, delayMs: 1, kind: null }]);
  expect(await operator.send(operationId)).toEqual({ status: 200, body: false });
  await confirmed('faults/lift', { operationId });
  expect(plannedFaults(operator.services)).toEqual([]);
  await confirmed('faults', { operationId, delayMs: '0', kind: 'failure' });
  expect(await confirmed('faults/lift-all')).toContain('Tout fonctionne.');
  expect((await operator.send(operationId)).status).toBe(200);
});

it.each([{ operationId: 'unknown' }, { delayMs: '60001' }, { kind: 'fire' }])(
  'the fault %o is refused',
  async (fields) => {
    const wish = { operationId: 'signIn', delayMs: '5', kind: 'failure', ...fields };
    expect((await submit('faults', wish)).status).toBe(400);
    expect(plannedFaults(operator.services)).toEqual([]);
  },
);

it('P5.18 wrong passwords block an e-mail for ten minutes, or until they are forgotten', async () => {
  const signIn = (secret: string): Promise<Response> =>
    operator.fetch('/api/private/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: camille, password: secret }),
    });
  const block = async (): Promise<void> => {
    for (let count = 0; count < attemptLimit.count; count += 1) await signIn('Passage2025');
    const { status, headers } = await signIn(password);
    expect([status, headers.get('retry-after')]).toEqual([429, String(attemptLimit.seconds)]);
  };
  await block();
  expect(await page()).toContain('Bloqué');
  await confirmed('attempts/forget');
  await block();
  operator.services.clock.jump(attemptLimit.seconds);
  expect((await signIn(password)).status).toBe(200);
});
