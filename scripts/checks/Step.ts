import type { CommandLine } from '../process/childProcess.ts';
import type { TestCount } from './testCount.ts';

/** One thing that is checked. Counts as one test, unless it has a report that counts its own. */
export interface Step {
  readonly name: string;
  readonly commands: readonly CommandLine[];
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
  /** Measures time or fills the processor by itself: runs with no other step beside it. */
  readonly alone?: boolean;
  /** An output that means failure although the command ended well. */
  readonly forbiddenOutput?: RegExp;
  readonly report?: {
    /** The JSON file that the commands write, relative to the project's root. */
    readonly file: string;
    readonly count: (report: unknown) => TestCount;
  };
  readonly limitMs?: number;
}

export interface StepResult extends TestCount {
  readonly name: string;
  readonly durationMs: number;
  /** Everything the commands wrote; shown when something failed. */
  readonly output: string;
}
