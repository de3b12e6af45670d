import type * as T from 'fp-ts/Task';

export interface Delay {
  /** Ends after this number of milliseconds. */
  wait(milliseconds: number): T.Task<void>;
}
