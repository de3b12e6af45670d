import { expect, it } from 'vitest';
import { plannedFault, plannedFaults } from '../../../scripts/simulators/world/faults.ts';
import { attemptLimit } from '../../../scripts/simulators/world/attempts.ts';
import { openSignature } from '../../../scripts/simulators/signature/openSignature.ts';
import { contract } from '../signature/contractToSign.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';
import { readable } from './readable.ts';

const operator = operatorForEachTest();

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
const confirmed = async (response: Response): Promise<string> => {
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  const [, notice = ''] = /^\/control\?done=[\w/-]+#([\w-]+)$/.exec(location) ?? [];
  const text = await readable(await operator.fetch(location));
  // The browser moves the focus there.
  expect(text).toMatch(new RegExp(`<p id="${notice}" [^>]*tabindex="-1"`));
  return text;
};

const paths = [
  'time',
  'maintenance',
  'faults',
  'faults/lift',
  'faults/lift-all',
  'attempts/forget',
  'signatures/expire',
];

it.each(paths)('the form %s is refused from a page of another site', async (path) => {
  const fields = { minutes: '10', isOn: 'yes', operationId: 'signIn', delayMs: '5', kind: '' };
  const foreign = { Origin: 'http://ailleurs.example', 'Sec-Fetch-Site': 'cross-site' };
  expect((await submit(path, fields, foreign)).status).toBe(403);
  expect((await submit(path, fields, {})).status).toBe(403);
  expect(operator.services.clock.ahead()).toBe(0);
  expect(plannedFaults(operator.services)).toEqual([]);
});

it.each(['10', '120', '1440', '11520', ' 7 '])(
  'the time moves %s minutes forward',
  async (minutes) => {
    expect(await confirmed(await submit('time', { minutes }))).toContain("L'heure a avancé.");
    expect(operator.services.clock.ahead()).toBe(Number(minutes) * 60);
  },
);

it("the page shows the operator's time in Paris", async () => {
  expect(await readable(await operator.fetch('/control'))).toContain(
    'samedi 21 novembre 2026, 10 h 00',
  );
  const text = await confirmed(await submit('time', { minutes: '1565' }));
  expect(text).toContain('dimanche 22 novembre 2026, 12 h 05');
  expect(text).toContain('1 j 2 h 5 min');
});

it.each(['', '-10', '0', '1.5', 'dix', '1e3', '527041', '99999999999999999999'])(
  'the time does not move by %j minutes, and the page says why',
  async (minutes) => {
    const response = await submit('time', { minutes });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('role="alert"');
    expect(text).toContain('Donnez un nombre entier de minutes');
    expect(text).toContain(`value="${minutes}"`);
    expect(operator.services.clock.ahead()).toBe(0);
  },
);

it('a session expires when the time moves past its end', async () => {
  const { token } = operator;
  await submit('time', { minutes: '120' });
  expect((await operator.send('loadSubscriber', { token })).status).toBe(401);
});

it('P7.4 maintenance is switched on and off', async () => {
  await confirmed(await submit('maintenance', { isOn: 'yes' }));
  expect((await operator.send('readMaintenance')).body).toBe(true);
  expect(await confirmed(await submit('maintenance', { isOn: 'no' }))).toContain('ouvert');
  expect((await operator.send('readMaintenance')).body).toBe(false);
  expect((await submit('maintenance', { isOn: 'maybe' })).status).toBe(400);
});

it('an operation fails on request, then works again', async () => {
  const wish = { operationId: 'readTraffic', delayMs: '0', kind: 'failure' };
  const text = await confirmed(await submit('faults', wish));
  expect(text).toContain('aria-label="Rétablir readTraffic"');
  expect((await operator.send('readTraffic')).status).toBe(500);
  await confirmed(await submit('faults/lift', { operationId: 'readTraffic' }));
  expect((await operator.send('readTraffic')).status).toBe(200);
});

it('a new fault replaces the former one, and all faults are removed at once', async () => {
  const operationId = 'readMaintenance';
  await submit('faults', { operationId, delayMs: '60000', kind: '' });
  await submit('faults', { operationId, delayMs: '5', kind: 'malformed' });
  expect(plannedFault(operator.services, operationId)).toEqual({ delayMs: 5, kind: 'malformed' });
  expect((await operator.send(operationId)).body).toEqual({ simulated: 'malformed' });
  await submit('faults', { operationId: 'signIn', delayMs: '0', kind: 'dropped' });
  expect(plannedFaults(operator.services)).toHaveLength(2);
  expect(await confirmed(await submit('faults/lift-all'))).toContain('Tout fonctionne.');
  expect(plannedFaults(operator.services)).toEqual([]);
});

it.each([
  [{ operationId: 'unknown', delayMs: '5', kind: '' }, 'Choisissez une opération de la liste.'],
  [{ operationId: 'signIn', delayMs: '60001', kind: '' }, 'Donnez un retard entier'],
  [{ operationId: 'signIn', delayMs: '-1', kind: '' }, 'Donnez un retard entier'],
  [{ operationId: 'signIn', delayMs: 'x', kind: 'failure' }, 'Donnez un retard entier'],
  [{ operationId: 'signIn', delayMs: '5', kind: 'fire' }, 'Choisissez une réponse de la liste.'],
  [{ operationId: 'signIn', delayMs: '0', kind: '' }, 'Choisissez un retard, une autre réponse'],
])('the fault %o is refused with a sentence', async (fields, sentence) => {
  const response = await submit('faults', fields);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(sentence);
  expect(plannedFaults(operator.services)).toEqual([]);
});

it('refused values are shown in the form again', async () => {
  const fields = { operationId: 'listPassages', delayMs: '<x>', kind: 'malformed' };
  const text = await readable(await submit('faults', fields));
  expect(text).toMatch(/<option value="listPassages" selected/);
  expect(text).toMatch(/<option value="malformed" selected/);
  expect(text).toContain('value="&lt;x&gt;"');
});

it('attempts are listed while they count, and deleted on request', async () => {
  const { attempts } = operator.services;
  for (let count = 0; count < attemptLimit.count; count += 1) {
    attempts.countWrong('signIn x@example.fr');
    attempts.countWrong('signIn');
  }
  const before = await readable(await operator.fetch('/control'));
  expect(before).toContain('signIn x@example.fr');
  expect(before.match(/Bloqué|Compté/g)).toEqual(expect.arrayContaining(['Bloqué', 'Compté']));
  const after = await confirmed(await submit('attempts/forget'));
  expect(after).toContain("Aucun essai n'est compté.");
  expect(attempts.areTooMany('signIn x@example.fr')).toBe(false);
});

it('every form leads to the notice of its section, refused or not', async () => {
  await submit('faults', { operationId: 'signIn', delayMs: '5', kind: '' });
  openSignature(operator.services, contract);
  const text = await readable(await operator.fetch('/control'));
  const actions = [...text.matchAll(/ action="([^"]*)"/g)].map(([, action]) => action);
  expect(actions).toHaveLength(paths.length + 1);
  for (const action of actions)
    expect(action).toMatch(/#(heure|maintenance|tentatives|pannes|signatures)-notice$/);
});

it('a confirmation in the address that belongs to no form is not shown', async () => {
  const text = await (await operator.fetch('/control?done=<b>Bravo</b>')).text();
  expect(text).not.toContain('Bravo');
  expect(text).not.toContain('role="status"');
});
