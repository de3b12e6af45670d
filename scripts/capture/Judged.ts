import type { Misfit } from '../conformance/Finding.ts';

/** What one recorded request, or answer, showed. */
export interface Judged {
  readonly misfits: readonly Misfit[];
  /** What the recording does not let be judged. */
  readonly notes: readonly string[];
}
