import type { Outcome } from './sendCall.ts';

/** Milliseconds that an answer 429 or 503 asks to wait; null if it does not. */
export function retryAfterMs(outcome: Outcome, now: number): number | null {
  if (outcome.kind !== 'answer') return null;
  const { status, headers } = outcome.answer;
  if (status !== 429 && status !== 503) return null;
  const written = headers?.['retry-after'];
  if (written === undefined) return null;
  if (/^\d{1,9}$/.test(written)) return Number(written) * 1_000;
  const at = Date.parse(written);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
