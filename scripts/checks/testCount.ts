export interface TestCount {
  readonly passed: number;
  /** Includes skipped, todo and flaky tests. */
  readonly failed: number;
}

/** Counts the tests of a Vitest JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(report: unknown): TestCount {
  const files = listIn(report, 'testResults');
  const tests = files.flatMap((file) => listIn(file, 'assertionResults'));
  const passed = tests.filter((test) => field(test, 'status') === 'passed').length;
  const brokenFiles = files.filter(
    (file) =>
      field(file, 'status') === 'failed' &&
      listIn(file, 'assertionResults').every((test) => field(test, 'status') === 'passed'),
  ).length;
  return { passed, failed: tests.length - passed + brokenFiles };
}

/**
 * Counts the tests of a Playwright JSON report, per project. An error outside a test counts as one failure.
 */
export function countPlaywright(report: unknown): TestCount {
  const stats = field(report, 'stats');
  return {
    passed: numberIn(stats, 'expected'),
    failed:
      numberIn(stats, 'unexpected') +
      numberIn(stats, 'flaky') +
      numberIn(stats, 'skipped') +
      listIn(report, 'errors').length,
  };
}

/** The count of a step: its tests, plus one failure when no test ran or none explains its exit code. */
export function stepCount(count: TestCount, exitedWell: boolean): TestCount {
  const isEmpty = count.passed + count.failed === 0;
  const failedSilently = count.failed === 0 && !exitedWell;
  return isEmpty || failedSilently ? { ...count, failed: count.failed + 1 } : count;
}

export function sumCounts(counts: readonly TestCount[]): TestCount {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
}

/** The last line of every run. Other programs parse it: do not change its format. */
export function lastLine({ passed, failed }: TestCount): string {
  return `${passed} passed, ${failed} failed`;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}

function numberIn(value: unknown, name: string): number {
  const number = field(value, name);
  return typeof number === 'number' ? number : 0;
}
