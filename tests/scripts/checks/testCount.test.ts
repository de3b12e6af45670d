import { describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  lastLine,
  stepCount,
  sumCounts,
} from '../../../scripts/checks/testCount.ts';

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

  it.each(['skipped', 'pending', 'todo', 'disabled'])('counts a %s test as a failure', (status) => {
    expect(countVitest({ testResults: [vitestFile('passed', 'passed', status)] })).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
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
  it('counts skipped and flaky tests and errors outside tests as failures', () => {
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

describe('the count of a step', () => {
  it('is the count of its tests when they explain its exit code', () => {
    expect(stepCount({ passed: 7, failed: 0 }, true)).toEqual({ passed: 7, failed: 0 });
    expect(stepCount({ passed: 7, failed: 2 }, false)).toEqual({ passed: 7, failed: 2 });
  });

  it('has one more failure when the step failed although its tests passed', () => {
    expect(stepCount({ passed: 7, failed: 0 }, false)).toEqual({ passed: 7, failed: 1 });
  });

  it('is one failure when no test ran', () => {
    expect(stepCount({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the last line', () => {
  it('has the sum of all steps in the format that other programs parse', () => {
    const counts = [
      { passed: 811, failed: 0 },
      { passed: 1, failed: 2 },
    ];

    expect(lastLine(sumCounts(counts))).toBe('812 passed, 2 failed');
  });
});
