import type { Store } from '../../store/database.ts';
import type { ContractExamples } from '../contractExamples.ts';

/** What each part of the story is told with. */
export interface Story {
  readonly store: Store;
  readonly examples: ContractExamples;
  /** The moment, in seconds, of a wall clock of the story (`2026-11-12 08:20:00`), told as of today. */
  readonly momentOf: (text: string) => number;
  readonly passwordHash: string;
}
