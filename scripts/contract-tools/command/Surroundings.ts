import { loadContract } from '../contract/loadContract.ts';
import type { Contract } from '../contract/readContract.ts';
import type { SendRequest } from '../drift/SendRequest.ts';
import { sendOverHttp } from '../drift/sendOverHttp.ts';

/** What commands reach outside of their terminal; tests replace it. */
export interface Surroundings {
  readonly send: SendRequest;
  readonly readContract: (path: string, cwd: string) => Contract | Promise<Contract>;
}

export const realSurroundings: Surroundings = {
  send: sendOverHttp,
  readContract: (path, cwd) => loadContract(path, cwd, { forValues: true }),
};
