import { readContract } from '../contract/readContract.ts';
import type { SendRequest } from '../drift/sendCall.ts';

/** What commands reach outside of their terminal; tests replace it. */
export interface Surroundings {
  readonly send: SendRequest;
  readonly readContract: typeof readContract;
}

export const realSurroundings: Surroundings = { send: fetch, readContract };
