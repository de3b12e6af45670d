import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { UsageError } from '../../../scripts/contract-tools/command/UsageError.ts';
import {
  readBaseline,
  writeBaseline,
  type BaselineEntry,
} from '../../../scripts/contract-tools/report/baseline.ts';
import { fingerprint } from '../../../scripts/contract-tools/report/mergeFindings.ts';
import type { Report } from '../../../scripts/contract-tools/report/Report.ts';
import {
  aDriftingOperation,
  aFinding,
  anOperation,
  anUncheckedOperation,
  aReport,
  published,
  reportWith,
} from './builders.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const folder = temporaryFolder();
const slug = aFinding({ operationId: 'listPosts', rule: 'schema/type', pointer: '/data/3/slug' });
const title = aFinding({ operationId: 'listPosts', pointer: '/data/0/title' });
const report = reportWith(aDriftingOperation('listPosts', [slug, title]));
const kept = { reason: 'Fixed in release 12', until: '2099-01-31' };

function entryOf(finding: Parameters<typeof fingerprint>[0], more: object = kept): object {
  const { operationId } = finding;
  return { fingerprint: fingerprint(finding), operationId, ...more };
}

function file(name: string, findings: readonly object[]): string {
  return folder.write(name, { findings });
}

function entriesIn(name: string): readonly BaselineEntry[] {
  return (parse(folder.read(name)) as { readonly findings: readonly BaselineEntry[] }).findings;
}

function publish(found: Report, writeTo: string, baseline: string | null = null) {
  return published(found, { baseline, writeBaseline: writeTo }, folder.path);
}

it('a failed run leaves the file as it is, and says so', async () => {
  const name = file('failed.yaml', [entryOf(slug)]);
  const before = folder.read(name);
  const { code, stderr } = await publish(aReport({ trouble: 'No server.' }), name);
  expect(folder.read(name)).toBe(before);
  expect(stderr).toContain('failed.yaml is not written: the run failed');
  expect(code).toBe(3);
});

it('known findings keep their reason and their last day', async () => {
  const name = file('again.yaml', [entryOf(slug)]);
  await publish(report, name);
  expect(entriesIn(name)).toMatchObject([
    { fingerprint: fingerprint(slug), operationId: 'listPosts', ...kept },
    { fingerprint: fingerprint(title), operationId: 'listPosts', reason: '' },
  ]);
  await publish(reportWith(aDriftingOperation('listPosts', [slug])), name);
  expect(readBaseline(name, folder.path)).toMatchObject([kept]);
});

it('so do those of --baseline, in another file', async () => {
  await publish(report, 'other.yaml', file('known.yaml', [entryOf(title)]));
  expect(entriesIn('other.yaml')).toMatchObject([{ reason: '' }, kept]);
});

it('reasons that are not filled in yet, and days that are not valid, are completed', async () => {
  const name = file('started.yaml', [entryOf(slug, { reason: '', until: 'soon' })]);
  await publish(report, name);
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
  expect(entriesIn(name)).toMatchObject([
    { reason: '', until: day },
    { reason: '', until: day },
  ]);
});

it('entries of an operation that was not checked, or only in part, are kept', () => {
  const operations = [
    anUncheckedOperation('savePost', 'it writes: add --write.'),
    anOperation({ operationId: 'getPost', verdict: 'partly', notes: ['No item was seen.'] }),
    anOperation({ operationId: 'listPosts' }),
  ];
  const known = ['savePost', 'getPost', 'listPosts'].map((operationId) => {
    return { fingerprint: operationId, operationId, ...kept };
  });
  const written = (run: Report): readonly string[] => {
    const text = writeBaseline(run, new Date('2026-11-25'), known);
    const { findings } = parse(text) as { readonly findings: readonly BaselineEntry[] };
    return findings.map((one) => one.fingerprint);
  };
  expect(written(reportWith(...operations))).toEqual(['savePost', 'getPost']);
  expect(written(aReport({ operations, isCutShort: true }))).toHaveLength(3);
});

it('a file that is no baseline is not overwritten; an empty one is', async () => {
  folder.write('notes.yaml', 'notes: [one]');
  await expect(publish(report, 'notes.yaml')).rejects.toThrow(UsageError);
  expect(folder.read('notes.yaml')).toBe('notes: [one]');
  await publish(report, folder.write('empty.yaml', ''));
  expect(entriesIn('empty.yaml')).toHaveLength(2);
});
