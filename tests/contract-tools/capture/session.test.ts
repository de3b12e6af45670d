import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { session } from './support/changedSession.ts';
import { captured, harOf, runCapture } from './support/runCapture.ts';

const playwright = readFileSync(resolve(import.meta.dirname, 'recordings/playwright.har'), 'utf8');

it('finds no error in a session on the simulated operator, and checks every call', async () => {
  const { operations, summary } = await captured(session.entries);
  expect(operations.filter(({ findings }) => findings.length > 0)).toEqual([]);
  expect(summary.counts).toMatchObject({ unchecked: 0, calls: session.entries.length });
  expect(
    operations.filter(({ notes }) => notes.some((note) => !/^Only refusals/.test(note))),
  ).toEqual([]);
});

it('finds no error in a Playwright recording, and counts the ignored entries', async () => {
  const { code, stdout, stderr } = await runCapture({ 'site.har': playwright });
  expect(code).toBe(0);
  expect(stdout).toContain('signIn');
  expect(stdout).toMatch(/^No drift in 3 operations checked; 52 not checked\.$/m);
  expect(stderr).toBe('3 calls recorded, and ignored: 1 asset.\n');
});

it('the stored recording contains no token and no other host', () => {
  expect(playwright).not.toMatch(/eyJ/);
  const addresses = playwright.match(/"url": "[^"]*/g) ?? [];
  expect(addresses).toHaveLength(4);
  expect(addresses.filter((one) => !one.startsWith('"url": "http://127.0.0.1:'))).toEqual([]);
});

it('numbers the calls of several recordings by time', async () => {
  const [first, second] = session.entries;
  const { stdout } = await runCapture(
    { 'later.har': harOf([second]), 'earlier.har': harOf([first]) },
    ['--json'],
  );
  const { operations, subject } = JSON.parse(stdout) as Awaited<ReturnType<typeof captured>>;
  expect(subject).toBe('later.har, earlier.har');
  const { calls = [] } = operations.find(({ operationId }) => operationId === 'signIn') ?? {};
  expect(calls.map(({ name, status }) => [name, status])).toEqual([
    ['call 1', 401],
    ['call 2', 200],
  ]);
});
