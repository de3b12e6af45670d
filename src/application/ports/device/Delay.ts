import type * as T from 'fp-ts/Task';

/** A pause, in milliseconds. */
export interface Delay {
  /** Ends after this number of milliseconds. */
  wait(milliseconds: number): T.Task<void>;
}
