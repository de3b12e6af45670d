import type { Difference } from '../report/Finding.ts';

/** An answer received over the network, or from a recording. */
export interface ReceivedAnswer {
  readonly status: number;
  /** As sent; null when the header is missing. */
  readonly contentType: string | null;
  /** Decompressed. */
  readonly bytes: Uint8Array;
  /** Names in lower case; null when they were not recorded. */
  readonly headers: Readonly<Record<string, string>> | null;
}

export interface JudgedAnswer {
  readonly differences: readonly Difference[];
  /** A valid refusal in a form of its own (`state: false`, `status: error`), unlike the first example. */
  readonly isRefusal: boolean;
  /** JSON pointers of empty lists: their items could not be checked. */
  readonly emptyLists: readonly string[];
  /** What this tool does not compare. */
  readonly notes: readonly string[];
  /** The value of a JSON body; undefined for any other body. */
  readonly json?: unknown;
}

export const unjudged: JudgedAnswer = {
  differences: [],
  isRefusal: false,
  emptyLists: [],
  notes: [],
};

/** The note on lists that were empty; none without such a list. */
export function tellEmpty(lists: readonly string[]): readonly string[] {
  const told = lists.map((list) => `\`${list || '/'}\``).join(', ');
  return lists.length === 0 ? [] : [`Empty, so that no item was seen: ${told}.`];
}
