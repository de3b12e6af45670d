import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { UsageError } from '../../../scripts/contract-tools/command/Terminal.ts';
import {
  applyBaseline,
  readBaseline,
  writeBaseline,
  type BaselineEntry,
} from '../../../scripts/contract-tools/report/baseline.ts';
import { fingerprint } from '../../../scripts/contract-tools/report/mergeFindings.ts';
import { jsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import type { Report } from '../../../scripts/contract-tools/report/Report.ts';
import { applySince, readSince } from '../../../scripts/contract-tools/report/since.ts';
import {
  aDrifting,
  aFinding,
  anOperation,
  anUnchecked,
  aReport,
  published,
  reportWith,
} from './builders.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const folder = temporaryFolder();
const today = new Date('2026-11-25T12:00:00Z');
const first = aFinding({ operationId: 'listPosts', rule: 'schema/type', pointer: '/data/3/slug' });
const second = aFinding({ operationId: 'listPosts', pointer: '/data/0/title' });
const report = reportWith(aDrifting('listPosts', [first, second]));

const known = (text: string) => readBaseline(folder.write('known.yaml', text), folder.path);

function entry(until: string, reason = 'Old articles; fixed in release 12'): string {
  return `findings:\n  - { fingerprint: ${fingerprint(first)}, reason: '${reason}', until: ${until} }\n`;
}

describe('a baseline', () => {
  it('sets a finding aside until its last day, with its reason', () => {
    const rest = applyBaseline(report, known(entry('2026-11-25')), today);
    const [operation] = rest.operations;
    expect(operation?.findings.map(({ rule }) => rule)).toEqual(['schema/missing']);
    expect(operation?.known).toMatchObject([
      { rule: 'schema/type', reason: 'Old articles; fixed in release 12 (until 2026-11-25)' },
    ]);
    expect(operation?.verdict).toBe('drifts');
    expect(rest.remarks).toEqual([]);
  });

  it('counts the finding again after that day, and says so', () => {
    const rest = applyBaseline(report, known(entry('2026-11-24')), today);
    expect(rest.operations[0]?.findings).toHaveLength(2);
    expect(rest.remarks?.join()).toContain('until 2026-11-24: it counts again');
  });

  it('names entries that were not found', () => {
    const entries = [{ fingerprint: '0123456789abcdef', reason: 'x', until: '2027-01-01' }];
    const { remarks } = applyBaseline(report, entries, today);
    expect(remarks?.join()).toContain('remove it if it is mended');
  });

  it.each([
    ['without a reason', entry('2027-01-01', ' '), 'has no reason'],
    ['without a last day', entry('soon'), 'has no last day'],
    ['without a fingerprint', 'findings: [{ reason: x, until: 2027-01-01 }]', 'has no fingerprint'],
    ['without findings', 'known: []', 'has no list of findings'],
  ])('%s is refused', (_, text, sentence) => {
    expect(() => known(text)).toThrow(UsageError);
    expect(() => known(text)).toThrow(sentence);
  });

  it('is written with an entry per finding, and refused until each has a reason', () => {
    const written = writeBaseline(report, today);
    expect(written).toContain('listPosts schema/type /data/*/slug');
    expect(written).toContain('until: 2026-12-25');
    expect(() => known(written)).toThrow('has no reason');
    const reasoned = written.replaceAll('reason: ""', 'reason: known');
    const rest = applyBaseline(report, known(reasoned), today);
    expect(rest.operations[0]).toMatchObject({ findings: [], verdict: 'conforms' });
  });

  it('recognises a finding when lines move, and lists and values differ', () => {
    const moved = { line: 99, times: 7, pointer: '/data/8/slug', message: 'text of 3 characters' };
    expect(fingerprint({ ...first, ...moved })).toBe(fingerprint(first));
  });

  it.each([
    { rule: 'schema/missing' as const },
    { operationId: 'listAll' },
    { pointer: '/data/0/title' },
    { source: '#/components/schemas/Post/properties/slug' },
  ])('does not take a finding for one of another place: %o', (other) => {
    expect(fingerprint({ ...first, ...other })).not.toBe(fingerprint(first));
  });
});

const kept = { reason: 'Fixed in release 12', until: '2099-01-31' };

function entryOf(finding: Parameters<typeof fingerprint>[0], more: object = kept): object {
  const { operationId } = finding;
  return { fingerprint: fingerprint(finding), operationId, ...more };
}

function baselineFile(name: string, findings: readonly object[]): string {
  return folder.write(name, { findings });
}

function entriesIn(name: string): readonly BaselineEntry[] {
  return (parse(folder.read(name)) as { readonly findings: readonly BaselineEntry[] }).findings;
}

function publish(found: Report, writeTo: string, baseline: string | null = null) {
  return published(found, { baseline, writeBaseline: writeTo }, folder.path);
}

describe('a new baseline', () => {
  it('a failed run leaves the file as it is, and says so', async () => {
    const name = baselineFile('failed.yaml', [entryOf(first)]);
    const before = folder.read(name);
    const { code, stderr } = await publish(aReport({ trouble: 'No server.' }), name);
    expect(folder.read(name)).toBe(before);
    expect(stderr).toContain('failed.yaml is not written: the run failed');
    expect(code).toBe(3);
  });

  it('known findings keep their reason and their last day', async () => {
    const name = baselineFile('again.yaml', [entryOf(first)]);
    await publish(report, name);
    expect(entriesIn(name)).toMatchObject([
      { fingerprint: fingerprint(first), operationId: 'listPosts', ...kept },
      { fingerprint: fingerprint(second), operationId: 'listPosts', reason: '' },
    ]);
    await publish(reportWith(aDrifting('listPosts', [first])), name);
    expect(readBaseline(name, folder.path)).toMatchObject([kept]);
  });

  it('so do those of --baseline, in another file', async () => {
    await publish(report, 'other.yaml', baselineFile('known.yaml', [entryOf(second)]));
    expect(entriesIn('other.yaml')).toMatchObject([{ reason: '' }, kept]);
  });

  it('reasons that are not filled in yet, and days that are not valid, are completed', async () => {
    const name = baselineFile('started.yaml', [entryOf(first, { reason: '', until: 'soon' })]);
    await publish(report, name);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
    expect(entriesIn(name)).toMatchObject([
      { reason: '', until: day },
      { reason: '', until: day },
    ]);
  });

  it('entries of an operation that was not checked, or only in part, are kept', () => {
    const operations = [
      anUnchecked('savePost', 'it writes: add --write.'),
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
});

describe('an earlier run', () => {
  it('makes its findings known: only what is new fails', () => {
    const earlier = reportWith(aDrifting('listPosts', [first]));
    const saved = readSince(folder.write('run.json', jsonReport(earlier)), folder.path);
    const rest = applySince(report, saved);
    expect(rest.operations[0]?.findings.map(({ rule }) => rule)).toEqual(['schema/missing']);
    expect(rest.remarks?.join()).toContain('0 of its 1 findings are gone');
    expect(applySince(aReport(), saved).remarks?.join()).toContain('1 of its 1 findings are gone');
  });

  it('that is no report is refused', () => {
    expect(() => readSince(folder.write('other.json', []), folder.path)).toThrow(UsageError);
  });
});

describe('the exit code', () => {
  it('is 0 when the earlier run had every finding, and the table still lists them', async () => {
    const since = folder.write('same.json', jsonReport(report));
    const { code, stdout } = await published(report, { since }, folder.path);
    expect(code).toBe(0);
    expect(stdout).toContain('2 known findings');
    expect((await published(report, {}, folder.path)).code).toBe(1);
  });

  it('is 0 when the rules of all findings are switched off', async () => {
    const rulesOff = report.operations.flatMap(({ findings }) => findings.map(({ rule }) => rule));
    expect((await published(report, { rulesOff }, folder.path)).code).toBe(0);
    const one = { rulesOff: rulesOff.slice(1) };
    expect((await published(report, one, folder.path)).code).toBe(1);
  });

  it('and annotations and the summary of the step are written for GitHub', async () => {
    const env = { GITHUB_STEP_SUMMARY: 'summary.md' };
    const { stdout } = await published(report, { github: true }, folder.path, env);
    expect(stdout).toMatch(
      /^::error file=openapi\/\S+,line=\d+,title=Other type::listPosts \/data\/3\/slug: /m,
    );
    expect(folder.read('summary.md')).toContain('### What to fix first');
  });
});
