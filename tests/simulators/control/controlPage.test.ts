import { expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { attemptLimit } from '../../../scripts/simulators/world/attempts.ts';
import { plannedFault, plannedFaults } from '../../../scripts/simulators/world/faults.ts';
import { camille, password } from '../support/operator.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();

const page = async (): Promise<string> => (await operator.fetch('/control')).text();

const submit = (
  path: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = { Origin: operator.url },
): Promise<Response> =>
  operator.fetch(`/control/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });

/** Follows the redirect of a form to the page that confirms it. */
async function confirmed(response: Response): Promise<string> {
  expect(response.status).toBe(303);
  return (await operator.fetch(response.headers.get('location') ?? '')).text();
}

it('shows accounts, mails newest first, messages and orders, and every operation to break', async () => {
  const { mailbox } = operator.services;
  const link = 'http://127.0.0.1:5173/espace/activation/abc';
  mailbox.send({ recipient: camille, subject: 'Premier', body: 'Un' });
  mailbox.send({ recipient: camille, subject: 'Second', body: 'Deux', link });
  const text = await page();
  const operations = listOperations(await readContract());
  for (const { operation } of operations) {
    expect(text).toContain(`value="${operation.operationId}"`);
  }
  for (const shown of [camille, password, '00845517', `<a href="${link}">`, 'CDW0000042']) {
    expect(text).toContain(shown);
  }
  expect(text.indexOf('Second')).toBeLessThan(text.indexOf('Premier'));
  const mails = (await (await operator.fetch('/control/mails.json')).json()) as readonly object[];
  expect(mails).toMatchObject([{ subject: 'Second', link }, { subject: 'Premier' }]);
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
  const foreign = { Origin: 'http://ailleurs.example', 'Sec-Fetch-Site': 'cross-site' };
  expect((await submit(path, fields, foreign)).status).toBe(403);
  expect((await submit(path, fields, {})).status).toBe(403);
  expect(operator.services.clock.ahead()).toBe(0);
  expect(plannedFaults(operator.services)).toEqual([]);
});

it('the time moves forward, and shows in Paris', async () => {
  expect(await page()).toContain('samedi 21 novembre 2026, 10 h 00');
  const text = await confirmed(await submit('time', { minutes: '1565' }));
  expect(text).toContain('dimanche 22 novembre 2026, 12 h 05');
  for (const minutes of ['', '-10', '0', '1.5', '527041']) {
    expect((await submit('time', { minutes })).status).toBe(400);
  }
  expect(operator.services.clock.ahead()).toBe(1565 * 60);
});

it('P7.4 maintenance is switched on and off, also in the public data', async () => {
  for (const [isOn, expected] of [
    ['yes', true],
    ['no', false],
  ] as const) {
    await confirmed(await submit('maintenance', { isOn }));
    expect((await operator.send('readMaintenance')).body).toBe(expected);
    expect((await operator.send('loadPublicData')).body).toMatchObject({ maintenance: expected });
  }
  expect((await submit('maintenance', { isOn: 'maybe' })).status).toBe(400);
});

it('a fault breaks its operation until it is lifted; a new one replaces it', async () => {
  const operationId = 'readMaintenance';
  const plan = (kind: string, delayMs = '0'): Promise<string> =>
    submit('faults', { operationId, delayMs, kind }).then(confirmed);
  await plan('failure');
  expect((await operator.send(operationId)).status).toBe(500);
  await plan('malformed');
  expect((await operator.send(operationId)).body).toEqual({ simulated: 'malformed' });
  await plan('', '1');
  expect(plannedFault(operator.services, operationId)).toEqual({ delayMs: 1, kind: null });
  expect(await operator.send(operationId)).toEqual({ status: 200, body: false });
  await confirmed(await submit('faults/lift', { operationId }));
  expect(plannedFaults(operator.services)).toEqual([]);
  await plan('failure');
  expect(await confirmed(await submit('faults/lift-all'))).toContain('Tout fonctionne.');
  expect(plannedFaults(operator.services)).toEqual([]);
});

it.each([
  [{ operationId: 'unknown' }, 'Choisissez une opération de la liste.'],
  [{ delayMs: '60001' }, 'Donnez un retard entier'],
  [{ kind: 'fire' }, 'Choisissez une réponse de la liste.'],
  [{ delayMs: '0', kind: '' }, 'Choisissez un retard, une autre réponse'],
])('the fault %o is refused with a sentence', async (fields, sentence) => {
  const wish = { operationId: 'signIn', delayMs: '5', kind: 'failure', ...fields };
  const response = await submit('faults', wish);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(sentence);
  expect(plannedFaults(operator.services)).toEqual([]);
});

it('P5.18 wrong guesses block for ten minutes, or until they are forgotten', async () => {
  const signIn = async (secret: string): Promise<number> =>
    (await operator.send('signIn', { body: { email: camille, password: secret } })).status;
  const block = async (): Promise<void> => {
    for (let count = 0; count < attemptLimit.count; count += 1) {
      operator.services.attempts.countWrong(`signIn ${camille}`);
    }
    expect(await signIn(password)).toBe(429);
  };
  await block();
  expect(await page()).toContain('Bloqué');
  await confirmed(await submit('attempts/forget'));
  expect(await signIn('Passage2025')).toBe(401);
  await block();
  operator.services.clock.jump(attemptLimit.seconds);
  expect(await signIn(password)).toBe(200);
});
