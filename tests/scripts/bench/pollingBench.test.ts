import { describe, expect, it } from 'vitest';
import { cachePolicy } from '../../../scripts/bench/polling/CachePolicy.ts';
import {
  countWithoutProxy,
  countWithProxy,
  type Polling,
} from '../../../scripts/bench/polling/countPolling.ts';
import { serve } from '../../../scripts/bench/polling/sharedCache.ts';

describe('the policy of a shared cache', () => {
  it.each([
    ['public, max-age=10, stale-while-revalidate=15', 10, 15],
    ['Public, Max-Age=60', 60, 0],
    ['public, max-age=10, s-maxage=5', 5, 0],
    ['private, max-age=10', 0, 0],
    ['no-store', 0, 0],
    [null, 0, 0],
  ])('%s', (header, maxAge, staleWhileRevalidate) => {
    expect(cachePolicy(header)).toEqual({ maxAge, staleWhileRevalidate });
  });
});

describe('a shared cache', () => {
  const policy = { maxAge: 10, staleWhileRevalidate: 15 };
  const stored = { since: 100, etag: 'a' };

  it('asks for the body when it has stored nothing', () => {
    const expected = { asked: 'body', age: 0, stored: { since: 5, etag: 'a' } };
    expect(serve(null, policy, 5, 'a')).toEqual(expected);
  });

  it('asks nothing until max-age, even if the content changed', () => {
    expect(serve(stored, policy, 109, 'b')).toEqual({ asked: 'nothing', age: 9, stored });
  });

  it.each([110, 124])('at second %i gives the stale answer and stores the new one', (now) => {
    const expected = { asked: 'body', age: now - 100, stored: { since: now, etag: 'b' } };
    expect(serve(stored, policy, now, 'b')).toEqual(expected);
  });

  it('waits for the operator after stale-while-revalidate', () => {
    const expected = { asked: 'body', age: 0, stored: { since: 125, etag: 'b' } };
    expect(serve(stored, policy, 125, 'b')).toEqual(expected);
  });

  it('is fresh again after a 304', () => {
    const expected = { asked: 'unchanged', age: 10, stored: { since: 110, etag: 'a' } };
    expect(serve(stored, policy, 110, 'a')).toEqual(expected);
  });

  it('stores nothing without max-age', () => {
    const none = { maxAge: 0, staleWhileRevalidate: 0 };
    expect(serve(null, none, 5, 'a')).toEqual({ asked: 'body', age: 0, stored: null });
  });
});

describe('polling by many tabs', () => {
  const polling: Polling = {
    tabs: 300,
    seconds: 300,
    period: 30,
    etagAt: () => 'a',
    bytes: { body: 1_000, unchanged: 100 },
  };

  it('reaches the operator with each request when there is no cache', () => {
    const counted = countWithoutProxy(polling, false);
    expect(counted).toEqual({ requests: 3_000, bytes: 3_000_000, oldest: 0 });
  });

  it('costs a tab one body, then 304 while nothing changes', () => {
    const counted = countWithoutProxy(polling, true);
    expect(counted).toEqual({ requests: 3_000, bytes: 300 * 1_000 + 2_700 * 100, oldest: 0 });
  });

  it('reaches the operator once per max-age behind a proxy', () => {
    const counted = countWithProxy(polling, cachePolicy('max-age=10, stale-while-revalidate=15'));
    expect(counted).toEqual({ requests: 30, bytes: 1_000 + 29 * 100, oldest: 10 });
  });

  it('sends a body through the proxy for each change', () => {
    const changing = { ...polling, etagAt: (second: number) => String(Math.floor(second / 30)) };
    const counted = countWithProxy(changing, cachePolicy('max-age=10'));
    expect(counted).toMatchObject({ requests: 30, bytes: 10 * 1_000 + 20 * 100 });
  });

  it('is not reduced by a proxy that may store nothing', () => {
    expect(countWithProxy(polling, cachePolicy('no-store')).requests).toBe(3_000);
  });
});
