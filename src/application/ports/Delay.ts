import type { Task } from 'fp-ts/Task';

export interface Delay {
  /** Ends once so many milliseconds have passed. */
  wait(milliseconds: number): Task<void>;
}
