import { Watch } from './Watch.ts';

/** The streams and environment of a command, so that tests can run it too. */
export interface Terminal {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder where the command was called; absolute. */
  readonly cwd: string;
  /** For the case that the tool itself fails. */
  readonly watch?: Watch;
}

export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

export const exitCodes = {
  conforms: 0,
  drifts: 1,
  usage: 2,
  unreachable: 3,
  undecided: 4,
  /** The tool itself failed (EX_SOFTWARE of sysexits.h). */
  failed: 70,
} as const;

/** An error that the caller can correct: printed as one sentence, without a stack, exit code 2. */
export class UsageError extends Error {}

/** Ends a command that failed itself: what was checked until then, one sentence, and a code of its own. */
export function lastResort(problem: unknown, { watch, stderr }: Terminal): number {
  const { publish = null, place = '' } = watch ?? {};
  const failed = watch ?? new Watch();
  failed.fail(place, problem);
  failed.publish = null;
  try {
    // It tells the failure.
    if (publish?.() === exitCodes.failed) return exitCodes.failed;
  } catch {
    // The report is what failed.
  }
  stderr.write(`\n${failed.failure ?? ''}\n`);
  return exitCodes.failed;
}
