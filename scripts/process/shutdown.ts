import { onStopRequest } from './stopRequest.ts';

const cleanupLimitMs = 8_000;

/**
 * Runs the main function of a script. The process exits with 0 when `work` resolves, with 1 and a message
 * when it rejects, and with `codeWhenStopped` after Ctrl-C or a signal (the normal end of a server). `work`
 * registers its cleanup with `onStop`.
 */
export async function runCommand(
  work: (onStop: (undo: () => Promise<void>) => void) => Promise<void>,
  codeWhenStopped = 0,
): Promise<void> {
  const undos: (() => Promise<void>)[] = [];
  const state = { isEnding: false };
  const end = async (code: number): Promise<void> => {
    if (state.isEnding) return;
    state.isEnding = true;
    setTimeout(() => process.exit(code === 0 ? 1 : code), cleanupLimitMs).unref();
    // Cleanup in reverse order of the start.
    for (const undo of undos.toReversed()) {
      await undo().catch((problem: unknown) => {
        console.error(describeProblem(problem));
      });
    }
    process.exit(code);
  };
  onStopRequest(() => void end(codeWhenStopped));
  try {
    await work((undo) => undos.push(undo));
    await end(0);
  } catch (problem) {
    if (!state.isEnding) console.error(`\n${describeProblem(problem)}\n`);
    await end(1);
  }
}

/** The message of an error, for the terminal. */
export function describeProblem(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
