import type { CachePolicy } from './CachePolicy.ts';
import { serve, type Stored } from './sharedCache.ts';

export interface Polling {
  readonly tabs: number;
  readonly seconds: number;
  /** Seconds between two requests of a tab. */
  readonly period: number;
  /** The operator's content in this second. */
  readonly etagAt: (second: number) => string;
  /** Bytes of the two answers, headers included. */
  readonly bytes: { readonly body: number; readonly unchanged: number };
}

export interface Counted {
  /** Requests that reach the operator. */
  readonly requests: number;
  readonly bytes: number;
  /** Seconds since the operator sent or confirmed the oldest answer that a tab was given. */
  readonly oldest: number;
}

/** Every tab asks the operator itself. With `keepsEtag`, its browser keeps the last answer and its ETag. */
export function countWithoutProxy(polling: Polling, keepsEtag: boolean): Counted {
  const { tabs, seconds, period, etagAt, bytes } = polling;
  let [requests, sent] = [0, 0];
  for (let tab = 0; tab < tabs; tab += 1) {
    let known: string | null = null;
    for (let second = startOf(tab, polling); second < seconds; second += period) {
      const etag = etagAt(second);
      requests += 1;
      sent += keepsEtag && known === etag ? bytes.unchanged : bytes.body;
      known = etag;
    }
  }
  return { requests, bytes: sent, oldest: 0 };
}

/** Every tab asks one shared cache, which asks the operator when its answer is no longer fresh. */
export function countWithProxy(polling: Polling, policy: CachePolicy): Counted {
  const { tabs, seconds, period, etagAt, bytes } = polling;
  const starts = Array.from({ length: tabs }, (_, tab) => startOf(tab, polling));
  let stored: Stored | null = null;
  let [requests, sent, oldest] = [0, 0, 0];
  for (let round = 0; round < seconds; round += period) {
    for (const start of starts) {
      const second = round + start;
      if (second >= seconds) break;
      const served = serve(stored, policy, second, etagAt(second));
      stored = served.stored;
      oldest = Math.max(oldest, served.age);
      if (served.asked === 'nothing') continue;
      requests += 1;
      sent += bytes[served.asked];
    }
  }
  return { requests, bytes: sent, oldest };
}

/** The tabs are spread evenly over the period, in order. */
function startOf(tab: number, { tabs, period }: Polling): number {
  return (tab * period) / tabs;
}
