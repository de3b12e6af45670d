export interface TestCount {
  readonly passed: number;
  /** Includes skipped and flaky tests. */
  readonly failed: number;
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
