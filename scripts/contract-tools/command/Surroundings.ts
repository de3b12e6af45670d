import type { Terminal } from './Terminal.ts';
import { loadContract } from '../contract/loadContract.ts';
import type { Contract } from '../contract/readContract.ts';
import { type SendRequest, sendOverHttp } from '../drift/sendOverHttp.ts';

/** What commands reach outside of their terminal; tests replace it. */
export interface Surroundings {
  readonly send: SendRequest;
  readonly readContract: (path: string, cwd: string) => Contract | Promise<Contract>;
}

/** Runs a command with its arguments and returns the exit code. Throws UsageError. */
export type RunCommand = (
  args: readonly string[],
  terminal: Terminal,
  surroundings: Surroundings,
) => Promise<number>;

export const realSurroundings: Surroundings = {
  send: sendOverHttp,
  readContract: (path, cwd) => loadContract(path, cwd, { forValues: true }),
};
