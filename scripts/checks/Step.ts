import type { CommandLine } from '../process/childProcess.ts';
import type { TestCount } from './testCount.ts';

/** One check. Counts as one test, unless it has a report with its own tests. */
export interface Step {
  readonly name: string;
  readonly commands: readonly CommandLine[];
  /** Names of steps that must pass before this one runs. */
  readonly needs?: readonly string[];
  /** No other step runs at the same time: it measures time or uses all cores. */
  readonly alone?: boolean;
  /** An output that fails the step although its exit code is 0. */
  readonly forbiddenOutput?: RegExp;
  readonly report?: {
    /** The JSON report of the commands, relative to the project's root. */
    readonly file: string;
    readonly count: (report: unknown) => TestCount;
  };
  readonly limitMs?: number;
}

export interface StepResult extends TestCount {
  readonly name: string;
  readonly durationMs: number;
  /** The output of all commands; printed when the step failed. */
  readonly output: string;
}
