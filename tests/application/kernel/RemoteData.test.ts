import { describe, expect, it } from 'vitest';
import {
  failureOf,
  idle,
  isAwaiting,
  latestData,
  mapData,
  toFailed,
  toLoading,
  type RemoteData,
} from '../../../src/application/kernel/RemoteData';

type Remote = RemoteData<string, number>;

const ready: Remote = { status: 'ready', data: 7 };

describe('M4.7 a thing fetched is idle, loading, ready or failed; fetched again', () => {
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

describe('a thing changed here', () => {
  const twice = (remote: Remote): Remote => mapData(remote, (data) => data * 2);

  it('is changed wherever it is on hand', () => {
    expect(twice(ready)).toEqual({ status: 'ready', data: 14 });
    expect(twice(toFailed(ready, 'out'))).toEqual({
      status: 'failed',
      error: 'out',
      previous: 14,
    });
  });

  it('is no longer awaited: what was asked for before the change would undo it', () => {
    expect(twice(toLoading(ready, 'a'))).toEqual({ status: 'ready', data: 14 });
  });

  it('is not there to change before it was fetched', () => {
    for (const unknown of [
      idle,
      toLoading<string, number>(idle, 'a'),
      toFailed<string, number>(idle, 'out'),
    ]) {
      expect(twice(unknown)).toBe(unknown);
    }
  });
});
