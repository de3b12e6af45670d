import { expect, it } from 'vitest';
import { recordedSecrets } from '../../../scripts/contract-tools/capture/recordedSecrets.ts';
import { changedEntries, changeRequest, session, setHeader } from './support/changedSession.ts';
import { captured, harOf, runCapture } from './support/runCapture.ts';

const stray = changedEntries('listPassages', (entry) => {
  setHeader(entry.request, 'cookie', 'sid=stray-cookie-1');
  changeRequest(entry, () => ({
    page: session.token,
    startDate: 'Passage2026',
    endDate: 'stray-cookie-1',
    plate: 'AB-123-CD',
    badge: { password: 'x1', note: 'seen' },
  }));
});

it('prints the shape of values, never the values', async () => {
  const { stdout } = await runCapture({ 'a.har': harOf(stray) });
  expect(stdout).toMatch(/text of \d+ characters like/);
  expect(stdout).not.toMatch(/AB-123-CD|seen|stray/);
});

it('prints values with --show-values, but no token, cookie or password', async () => {
  const { stdout } = await runCapture({ 'a.har': harOf(stray) }, ['--show-values']);
  expect(stdout).toContain('•••');
  expect(stdout).not.toMatch(/eyJ|stray-cookie|Passage2026|"x1"/);
  const plain = await captured(
    changedEntries('listPassages', (entry) => changeRequest(entry, () => ({ page: 'AB-123-CD' }))),
    ['--show-values'],
  );
  expect(JSON.stringify(plain)).toContain('AB-123-CD');
});

it('keeps its own texts if a password equals one of their words', async () => {
  const entries = changedEntries('signIn', (entry) =>
    changeRequest(entry, () => ({ email: 1, password: 'schema' })),
  );
  const { operations } = await captured(entries);
  expect(operations.flatMap(({ findings }) => findings).map(({ rule }) => rule)).toEqual([
    'request/unfit',
  ]);
});

it('hides the password of a JSON text of 20 MB that the recorder truncated', () => {
  const text = `{"password":"Passage\\"2026","note":"${'a'.repeat(20_000_000)}`;
  const request = { method: 'POST', url: 'http://127.0.0.1/', postData: { text } };
  const { redact } = recordedSecrets([{ request, response: {} }], true);
  expect(redact('Passage\\"2026')).toBe('•••');
});
