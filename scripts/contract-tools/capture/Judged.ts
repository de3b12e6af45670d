import type { Difference } from '../report/Finding.ts';

/** The errors of one recorded request or answer. */
export interface Judged {
  readonly differences: readonly Difference[];
  /** What the recording does not allow to check. */
  readonly notes: readonly string[];
}
