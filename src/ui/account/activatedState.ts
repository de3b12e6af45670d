import type { Saved } from '../../application/kernel/Saved';

/** Longer than any sentence that a server writes. */
const LONGEST_SENTENCE = 500;

/** Navigation state that keeps how an activation went: its token works once, and a reload must not ask again (P2.27). */
export function activatedState({ sentence }: Saved): object {
  return { activated: { sentence } };
}

/** A successful activation in the history; null for anything else, which is not ours to trust. */
export function readActivated(state: unknown): Saved | null {
  const { activated } = Object(state) as { activated?: unknown };
  if (typeof activated !== 'object' || activated === null) return null;
  const { sentence } = activated as { sentence?: unknown };
  const isReadable = typeof sentence === 'string' && sentence.length <= LONGEST_SENTENCE;
  return { sentence: isReadable ? sentence : null };
}
