import type { Saved } from '../../../application/kernel/Saved';

/** In characters: more than any sentence of the server. */
const LONGEST_SENTENCE = 500;

/**
 * Navigation state with the result of an activation: its token is valid once, so that a reload must not send
 * it again (P2.27).
 */
export function activatedState({ sentence }: Saved): object {
  return { activated: { sentence } };
}

/**
 * Reads a successful activation; null for anything else. History state survives reloads, so it is validated.
 */
export function readActivated(state: unknown): Saved | null {
  const { activated } = Object(state) as { activated?: unknown };
  if (typeof activated !== 'object' || activated === null) return null;
  const { sentence } = activated as { sentence?: unknown };
  const isReadable = typeof sentence === 'string' && sentence.length <= LONGEST_SENTENCE;
  return { sentence: isReadable ? sentence : null };
}
