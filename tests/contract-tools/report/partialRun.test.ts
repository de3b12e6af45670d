import { describe, expect, it } from 'vitest';
import { applyBaseline } from '../../../scripts/contract-tools/report/baseline.ts';
import type { BaselineEntry } from '../../../scripts/contract-tools/report/baseline.ts';
import { jsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import type { Report } from '../../../scripts/contract-tools/report/Report.ts';
import { applySince, readSince } from '../../../scripts/contract-tools/report/since.ts';
import { aCall, aDrifting, anOperation, anUnchecked, reportWith } from './builders.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const folder = temporaryFolder();
const today = new Date('2026-11-25T12:00:00Z');
const mended = 'remove it if it is mended';
const listPosts = anOperation({ operationId: 'listPosts' });
const savePost = anUnchecked('savePost', 'Not selected by --only.');
const partial = reportWith(listPosts, savePost);

const unfinished: readonly (readonly [string, Partial<Report>])[] = [
  ['the budget ended the run', { isCutShort: true }],
  ['the run failed', { trouble: 'No server.', operations: [] }],
];

function remarksOf(report: Report, more: Partial<BaselineEntry>): string {
  const entry = { fingerprint: '0123456789abcdef', reason: 'x', until: '2027-01-01', ...more };
  return applyBaseline(report, [entry], today).remarks?.join() ?? '';
}

describe('an entry of the baseline that was not found', () => {
  it('is told only if its operation was checked', () => {
    expect(remarksOf(partial, { operationId: 'listPosts' })).toContain(mended);
    expect(remarksOf(partial, { operationId: 'savePost' })).toBe('');
    expect(remarksOf(partial, { operationId: 'removedOperation' })).toContain(mended);
  });

  it('has its operation in words for people in older files', () => {
    const what = 'schema/type /data/*/slug';
    expect(remarksOf(partial, { finding: `listPosts ${what}` })).toContain(mended);
    expect(remarksOf(partial, { finding: `savePost ${what}` })).toBe('');
  });

  it('is told without an operation only if every operation was checked', () => {
    expect(remarksOf(partial, {})).toBe('');
    expect(remarksOf(partial, { finding: 'the old articles' })).toBe('');
    expect(remarksOf(reportWith(listPosts), {})).toContain(mended);
  });

  it.each(unfinished)('is not told when %s', (_, more) => {
    const report = { ...reportWith(listPosts), ...more };
    expect(remarksOf(report, { operationId: 'listPosts' })).toBe('');
  });

  it('is not told when its operation was called to sign in only', () => {
    const calls = [aCall({ name: 'login' })];
    const signIn = anOperation({ operationId: 'signIn', verdict: 'partly', calls, notes: ['x'] });
    expect(remarksOf(reportWith(signIn), { operationId: 'signIn' })).toBe('');
  });
});

describe('a finding of an earlier run', () => {
  const earlier = reportWith(
    aDrifting('listPosts', [{}]),
    aDrifting('savePost', [{}, { pointer: '/id' }]),
  );

  function remarkSince(report: Report): string {
    const saved = readSince(folder.write('run.json', jsonReport(earlier)), folder.path);
    return applySince(report, saved).remarks?.join() ?? '';
  }

  it('is gone only if its operation was checked', () => {
    expect(remarkSince(partial)).toContain(
      '1 of its 3 findings are gone. This run did not look for 2 of them.',
    );
    const whole = reportWith(listPosts, { ...listPosts, operationId: 'savePost' });
    expect(remarkSince(whole)).toMatch(/3 of its 3 findings are gone\.$/);
  });

  it.each(unfinished)('is not gone when %s', (_, more) => {
    expect(remarkSince({ ...partial, ...more })).toContain(
      '0 of its 3 findings are gone. This run did not look for 3 of them.',
    );
  });
});
