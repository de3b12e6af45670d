import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { changedEntries, setHeader, type ChangeableEntry } from './support/changedSession.ts';
import { answering, sending } from './support/expectFinding.ts';
import { captured, harOf, runCapture } from './support/runCapture.ts';

/** The parts of the answer that change; null: the body of the request was not recorded. */
type Case = readonly [string, string, ChangeableEntry['response'] | null, note: string];

const file = 'tests/contract-tools/capture/limits.yaml';
const cases = parse(readFileSync(file, 'utf8')) as readonly Case[];

it.each(cases)('adds a note for %s, and no finding', async (_, operationId, parts, note) => {
  const change = parts === null ? sending(null) : answering(parts);
  const { operations } = await captured(changedEntries(operationId, change));
  const own = operations.find((one) => one.operationId === operationId);
  expect(own).toMatchObject({ verdict: 'partly', findings: [] });
  expect(own?.notes).toEqual([expect.stringMatching(note) as string]);
});

it('handles deeply nested JSON in an answer and in a request', async () => {
  const text = '['.repeat(20_000) + ']'.repeat(20_000);
  const { operations } = await captured([
    ...changedEntries('listPosts', ({ response }) => {
      response.content = { size: text.length, text };
    }),
    ...changedEntries('checkEmail', ({ request }) => {
      request.postData = { mimeType: 'application/json', text };
    }),
  ]);
  const found = operations.flatMap(({ operationId, findings }) =>
    findings.map(({ rule }) => `${operationId} ${rule}`),
  );
  expect(found.toSorted()).toEqual(['checkEmail request/unfit', 'listPosts schema/type']);
});

it('adds a note and no finding if a recording has no tokens', async () => {
  const entries = changedEntries('listBadges', () => undefined).map((entry) => {
    const bare = structuredClone(entry) as ChangeableEntry;
    setHeader(bare.request, 'authorization', null);
    return bare;
  });
  const { operations } = await captured(entries);
  const own = operations.find(({ operationId }) => operationId === 'listBadges');
  expect(own).toMatchObject({ verdict: 'partly', findings: [] });
  expect(own?.notes.join()).toContain('save it with sensitive data');
});

type Misuse = readonly [string, Readonly<Record<string, unknown>>, readonly string[], RegExp];

it.each<Misuse>([
  ['no recording', {}, [], /The recording is missing/],
  ['a recording that is not there', {}, ['gone.har'], /gone\.har cannot be read \(ENOENT\)/],
  ['a text', { 'a.har': 'hello' }, [], /it is not JSON/],
  ['a truncated recording', { 'a.har': '{"log": {"entries": [' }, [], /truncated JSON/],
  ['a zip', { 'a.har': 'PK\u0003\u0004' }, [], /unpack it/],
  ['other JSON', { 'a.har': { openapi: '3.1.0' } }, [], /not a recording in HAR 1\.2: .*'log'/],
  ['an entry without a request', { 'a.har': harOf([{}]) }, [], /\/log\/entries\/0 .*'request'/],
  ['a recording without an entry', { 'a.har': harOf([]) }, [], /contains no call/],
  ['two reports on one output', { 'a.har': harOf([]) }, ['--json', '--sarif'], /cannot share/],
  ['an unknown option', { 'a.har': harOf([]) }, ['--upstream', 'x'], /--upstream/],
  ['an origin with a path', { 'a.har': harOf([]) }, ['--origin', 'http://a.fr/b'], /origin only/],
])('refuses %s with one sentence', async (_title, recordings, args, sentence) => {
  const { code, stdout, stderr } = await runCapture(recordings, args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(sentence);
});

const elsewhere = (base: string): readonly unknown[] =>
  changedEntries('listPosts', () => undefined).map((entry) => {
    const { url } = entry.request;
    return { ...entry, request: { ...entry.request, url: url.replace('/api/', `${base}/api/`) } };
  });

it('reports the origins and a base path if a recording has no call of the contract', async () => {
  const { code, stderr } = await runCapture({ 'a.har': harOf(elsewhere('/site')) });
  expect(code).toBe(2);
  expect(stderr).toContain('http://127.0.0.1:4020/site/api/v2/post');
  expect(stderr).toContain('try --base-path /site');
});

it('checks calls below another path with --base-path', async () => {
  const { summary } = await captured(elsewhere('/site'), ['--base-path', '/site/']);
  expect(summary.counts).toMatchObject({ calls: 3, findings: 0 });
});

it('ignores other hosts and preflights, and selects a host with --origin', async () => {
  const own = changedEntries('listPosts', () => undefined);
  const other = changedEntries('listPosts', ({ request }) => {
    request.url = 'https://social.example/api/v1/feed';
  }).at(-1);
  const preflight = changedEntries('listPosts', ({ request }) => {
    request.method = 'OPTIONS';
  }).at(-1);
  const recording = { 'a.har': harOf([...own, other, preflight]) };
  const { code, stderr } = await runCapture(recording);
  expect(code).toBe(0);
  expect(stderr).toBe('3 calls recorded, and ignored: 1 foreign call, 1 preflight.\n');
  const { stderr: none } = await runCapture(recording, ['--origin', 'https://social.example']);
  expect(none).toContain('no call of the contract');
});

it('never overwrites a recording with a report', async () => {
  const { code, stderr } = await runCapture({ 'a.har': harOf([]) }, ['--json', 'b.har']);
  expect(code).toBe(2);
  expect(stderr).toContain('b.har');
});
