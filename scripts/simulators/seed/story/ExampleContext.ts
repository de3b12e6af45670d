import type { Store } from '../../store/database.ts';
import type { ContractExamples } from '../contractExamples.ts';

/** What each part of the seeded examples needs. */
export interface ExampleContext {
  readonly store: Store;
  readonly examples: ContractExamples;
  /**
   * The moment, in seconds, of a local time of the examples (`2026-11-12 08:20:00`), moved to the
   * present.
   */
  readonly momentOf: (text: string) => number;
  readonly passwordHash: string;
}
