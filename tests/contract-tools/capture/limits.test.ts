import { expect, it } from 'vitest';
import { changedEntries, setHeader, type ChangeableEntry } from './support/changedSession.ts';
import { captured, harOf, runCapture } from './support/runCapture.ts';

type Change = (entry: ChangeableEntry) => void;

const unrecorded: readonly (readonly [string, string, Change, RegExp])[] = [
  [
    'an answer whose text the recorder dropped',
    'listPosts',
    ({ response }) => void (response.content = { size: 812, mimeType: 'application/json' }),
    /^The body of the answer was not recorded \(call 3\)\.$/,
  ],
  [
    'an answer whose empty text contradicts its length',
    'listPosts',
    ({ response }) => void (response.content = { size: 812, text: '' }),
    /body of the answer was not recorded/,
  ],
  [
    'an answer truncated by the recorder',
    'listPosts',
    ({ response }) => void (response.content = { size: 9_000, text: '[{"title": "Fer' }),
    /recorded in part only/,
  ],
  [
    'a call that was aborted',
    'listPosts',
    ({ response }) => {
      response.status = 0;
      response.content = { size: 0, mimeType: 'x-unknown' };
    },
    /No answer was recorded/,
  ],
  [
    'a call that failed in Playwright',
    'listPosts',
    ({ response }) => void (response.status = -1),
    /No answer was recorded/,
  ],
  [
    'a body in a file outside of the folder',
    'listPosts',
    ({ response }) => void (response.content = { size: 9, _file: '../outside.json' }),
    /body of the answer was not recorded/,
  ],
  [
    'an interrupted answer',
    'listPosts',
    ({ response }) => {
      response._error = 'net::ERR_ABORTED';
      response.content = { size: 0, text: '' };
    },
    /was interrupted/,
  ],
  [
    "an answer from the browser's cache",
    'listPosts',
    ({ response }) => {
      response.status = 304;
      response.content = { size: 0 };
    },
    /cache \(304\)/,
  ],
  [
    'a PDF that was recorded as text',
    'downloadInvoice',
    ({ response }) => void (response.content = { size: 20, text: '%PDF-1.7 \uFFFD\uFFFD' }),
    /recorded as text, not as base64/,
  ],
  [
    'a form with files whose text was not recorded',
    'saveBankDetails',
    ({ request }) => {
      delete request.postData;
      request.bodySize = 0;
    },
    /body of the request was not recorded/,
  ],
];

it.each(unrecorded)(
  'adds a note for %s, and no finding',
  async (_title, operationId, change, note) => {
    const { operations } = await captured(changedEntries(operationId, change));
    const own = operations.find((one) => one.operationId === operationId);
    expect(own).toMatchObject({ verdict: 'partly', findings: [] });
    expect(own?.notes).toEqual([expect.stringMatching(note) as string]);
  },
);

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
  const rulesOf = (id: string): readonly string[] =>
    operations
      .filter(({ operationId }) => operationId === id)
      .flatMap(({ findings }) => findings.map(({ rule }) => rule));
  expect(rulesOf('listPosts')).toEqual(['schema/type']);
  expect(rulesOf('checkEmail')).toEqual(['request/unfit']);
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

const misused: readonly (readonly [string, Readonly<Record<string, unknown>>, string[], RegExp])[] =
  [
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
  ];

it.each(misused)('refuses %s with one sentence', async (_title, recordings, args, sentence) => {
  const { exitCode, stdout, stderr } = await runCapture(recordings, args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toMatch(sentence);
});

const elsewhere = (base: string): readonly unknown[] =>
  changedEntries('listPosts', () => undefined).map((entry) => {
    const { url } = entry.request;
    return { ...entry, request: { ...entry.request, url: url.replace('/api/', `${base}/api/`) } };
  });

it('reports the origins and a base path if a recording has no call of the contract', async () => {
  const { exitCode, stderr } = await runCapture({ 'a.har': harOf(elsewhere('/site')) });
  expect(exitCode).toBe(2);
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
  const { exitCode, stderr } = await runCapture(recording);
  expect(exitCode).toBe(0);
  expect(stderr).toBe('3 calls recorded, and ignored: 1 foreign call, 1 preflight.\n');
  const { stderr: none } = await runCapture(recording, ['--origin', 'https://social.example']);
  expect(none).toContain('no call of the contract');
});

it('never overwrites a recording with a report', async () => {
  const { exitCode, stderr } = await runCapture({ 'a.har': harOf([]) }, ['--json', 'b.har']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('b.har');
});
