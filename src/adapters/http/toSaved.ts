import type { Saved } from '../../application/kernel/Saved';

/** What a save answers once it is carried out, in the words of either version. An empty sentence is none. */
export function toSaved(answer: {
  readonly response?: string | null | undefined;
  readonly message?: string | null | undefined;
}): Saved {
  return { sentence: answer.response?.trim() || answer.message?.trim() || null };
}
