import { describe, expect, it } from 'vitest';
import { cachePolicy } from '../../../scripts/bench/polling/CachePolicy.ts';
import {
  countWithoutProxy,
  countWithProxy,
  type Polling,
} from '../../../scripts/bench/polling/countPolling.ts';

describe('polling by many tabs', () => {
  const polling: Polling = {
    tabs: 300,
    seconds: 300,
    period: 30,
    etagAt: () => 'a',
    bytes: { body: 1_000, unchanged: 100 },
  };
  const changing = { ...polling, etagAt: (second: number) => String(Math.floor(second / 30)) };

  it('reaches the operator with each request without a proxy: bodies, or 304 where tabs keep them', () => {
    const bodies = { requests: 3_000, bytes: 3_000_000, oldest: 0 };
    expect(countWithoutProxy(polling, false)).toEqual(bodies);
    const unchanged = { requests: 3_000, bytes: 300 * 1_000 + 2_700 * 100, oldest: 0 };
    expect(countWithoutProxy(polling, true)).toEqual(unchanged);
  });

  it.each<[string, Polling, object]>([
    [
      'max-age=10, stale-while-revalidate=15',
      polling,
      { requests: 30, bytes: 1_000 + 29 * 100, oldest: 10 },
    ],
    ['max-age=10', changing, { requests: 30, bytes: 10 * 1_000 + 20 * 100 }],
    ['public, max-age=10, s-maxage=5', polling, { requests: 60, bytes: 1_000 + 59 * 100 }],
    ['no-store', polling, { requests: 3_000 }],
    ['private, max-age=10', polling, { requests: 3_000 }],
  ])('reaches the operator through a proxy as « %s » allows', (header, tabs, expected) => {
    expect(countWithProxy(tabs, cachePolicy(header))).toMatchObject(expected);
  });
});
