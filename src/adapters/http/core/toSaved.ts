import type { Saved } from '../../../application/kernel/Saved';

/** The answer to a successful save, in v1 or v2. An empty sentence counts as none. */
export function toSaved(answer: {
  readonly response?: string | null | undefined;
  readonly message?: string | null | undefined;
}): Saved {
  return { sentence: answer.response?.trim() || answer.message?.trim() || null };
}
