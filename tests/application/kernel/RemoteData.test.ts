import { describe, expect, it } from 'vitest';
import {
  failureOf,
  idle,
  isAwaiting,
  latestData,
  toFailed,
  toLoading,
  type RemoteData,
} from '../../../src/application/kernel/RemoteData';

type Remote = RemoteData<string, number>;

const ready: Remote = { status: 'ready', data: 7 };

describe('a thing fetched again', () => {
  it('keeps what was known while loading, and when that fails', () => {
    const loading = toLoading(ready, 'a');
    expect(latestData(loading)).toBe(7);
    expect(latestData(toFailed(loading, 'out'))).toBe(7);
    expect(latestData<string, number>(idle)).toBeUndefined();
  });

  it('shows the last failure for as long as a retry has not ended', () => {
    const failed: Remote = toFailed(toLoading<string, number>(idle, 'a'), 'out');
    expect(failureOf(failed)).toBe('out');
    const retry = toLoading(failed, 'b');
    expect(failureOf(retry)).toBe('out');
    expect(failureOf(toLoading(ready, 'c'))).toBeUndefined();
    expect(failureOf(ready)).toBeUndefined();
  });

  it('awaits only its latest request', () => {
    expect(isAwaiting(toLoading(ready, 'b'), 'b')).toBe(true);
    expect(isAwaiting(toLoading(ready, 'b'), 'a')).toBe(false);
    expect(isAwaiting(ready, 'b')).toBe(false);
  });
});
