import { onStopRequest } from './stopRequest.ts';

const patienceMs = 8_000;

/**
 * Runs a command of the terminal: ends the process with 1 and one clear message when something fails, and with
 * `codeWhenStopped` after Ctrl-C or a request to end, which is how a server is meant to end. `work` receives `onStop`,
 * where it registers what must be undone at the end; it settles when there is nothing more to do.
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
    setTimeout(() => process.exit(code === 0 ? 1 : code), patienceMs).unref();
    // Last started, first stopped.
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

/** The message of a failure, for the terminal. */
export function describeProblem(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
