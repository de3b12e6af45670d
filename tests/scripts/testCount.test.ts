import { describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  lastLine,
  settleCount,
  sumCounts,
} from '../../scripts/checks/testCount.ts';

function vitestFile(status: string, ...tests: readonly string[]): unknown {
  return { status, assertionResults: tests.map((each) => ({ status: each })) };
}

describe('the count of unit tests', () => {
  it('adds the tests of every file', () => {
    const testResults = [
      vitestFile('passed', 'passed', 'passed'),
      vitestFile('failed', 'passed', 'failed'),
    ];

    expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 1 });
  });

  it.each(['skipped', 'pending', 'todo', 'disabled'])('takes a %s test for a failure', (status) => {
    expect(countVitest({ testResults: [vitestFile('passed', 'passed', status)] })).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('takes a file that could not be loaded for one failure', () => {
    expect(
      countVitest({ testResults: [vitestFile('failed'), vitestFile('passed', 'passed')] }),
    ).toEqual({ passed: 1, failed: 1 });
  });

  it.each([undefined, null, {}, [], 'text', { testResults: 3 }])(
    'finds no test in a report such as %s',
    (report) => {
      expect(countVitest(report)).toEqual({ passed: 0, failed: 0 });
    },
  );
});

describe('the count of browser tests', () => {
  it('takes skipped and flaky tests and errors outside tests for failures', () => {
    const stats = { expected: 18, unexpected: 1, flaky: 2, skipped: 4 };

    expect(countPlaywright({ stats, errors: [{ message: 'no config' }] })).toEqual({
      passed: 18,
      failed: 8,
    });
  });

  it('finds no test in an empty report', () => {
    expect(countPlaywright({})).toEqual({ passed: 0, failed: 0 });
  });
});

describe('what a step counts for', () => {
  it('is its tests when they explain how it ended', () => {
    expect(settleCount({ passed: 7, failed: 0 }, true)).toEqual({ passed: 7, failed: 0 });
    expect(settleCount({ passed: 7, failed: 2 }, false)).toEqual({ passed: 7, failed: 2 });
  });

  it('is one failure more when it failed although its tests passed', () => {
    expect(settleCount({ passed: 7, failed: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  });

  it('is a failure when no test ran', () => {
    expect(settleCount({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the last line', () => {
  it('sums all steps in the words that machines read', () => {
    const counts = [
      { passed: 811, failed: 0 },
      { passed: 1, failed: 2 },
    ];

    expect(lastLine(sumCounts(counts))).toBe('812 passed, 2 failed');
  });
});
