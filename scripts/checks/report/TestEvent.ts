/** What a run of tests tells while it runs: one line of output. Numbers are what came since the last line. */
export interface TestEvent {
  /** Units of work found, in the runner's own unit: files of Vitest, tests of Playwright. */
  readonly planned?: number;
  /** Units of work that ended. */
  readonly ended?: number;
  readonly passed?: number;
  /** Includes skipped and flaky tests, and errors outside tests. */
  readonly failed?: number;
  /** A failed test as it is printed: title, reason, what its page did. */
  readonly failure?: string;
}

const marker = '@@test ';

export function writeTestEvent(event: TestEvent): void {
  process.stdout.write(`${marker}${JSON.stringify(event)}\n`);
}

/** The event of a line; undefined for any other output. */
export function readTestEvent(line: string): TestEvent | undefined {
  return line.startsWith(marker) ? (JSON.parse(line.slice(marker.length)) as TestEvent) : undefined;
}
