import type { CommandLine } from '../process/childProcess.ts';
import type { TestCount } from './testCount.ts';

/** One check. Counts as one test, unless its commands tell their own tests (`TestEvent`). */
export interface Step {
  readonly name: string;
  readonly commands: readonly CommandLine[];
  /** Names of steps that must pass before this one runs. */
  readonly needs?: readonly string[];
  /** No other step runs at the same time: it measures time or uses all cores. */
  readonly alone?: boolean;
  /** An output that fails the step although its exit code is 0. */
  readonly forbiddenOutput?: RegExp;
  readonly hasTests?: boolean;
  /** It passes without any test: no test belongs to the change. */
  readonly mayBeEmpty?: boolean;
  /** Seconds on two idle cores (default 10): the time that is left, before a first run on this machine. */
  readonly usualSeconds?: number;
  readonly limitMs?: number;
}

export interface StepResult extends TestCount {
  readonly name: string;
  readonly durationMs: number;
  /** What is printed when the step failed; failed tests were printed before. */
  readonly output: string;
}
