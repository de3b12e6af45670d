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

describe('M4.7 fetched data is idle, loading, ready or failed; when fetched again, it', () => {
  it('keeps the previous data while loading, and after a failure', () => {
    const loading = toLoading(ready, 'a');
    expect(latestData(loading)).toBe(7);
    expect(latestData(toFailed(loading, 'out'))).toBe(7);
    expect(latestData<string, number>(idle)).toBeUndefined();
  });

  it('shows the last failure until a retry has ended', () => {
    const failed: Remote = toFailed(toLoading<string, number>(idle, 'a'), 'out');
    expect(failureOf(failed)).toBe('out');
    const retry = toLoading(failed, 'b');
    expect(failureOf(retry)).toBe('out');
    expect(failureOf(toLoading(ready, 'c'))).toBeUndefined();
    expect(failureOf(ready)).toBeUndefined();
  });

  it('accepts only the response to its latest request', () => {
    expect(isAwaiting(toLoading(ready, 'b'), 'b')).toBe(true);
    expect(isAwaiting(toLoading(ready, 'b'), 'a')).toBe(false);
    expect(isAwaiting(ready, 'b')).toBe(false);
  });
});

describe('data changed on the client', () => {
  const twice = (remote: Remote): Remote => mapData(remote, (data) => data * 2);

  it('is changed in every state that has data', () => {
    expect(twice(ready)).toEqual({ status: 'ready', data: 14 });
    expect(twice(toFailed(ready, 'out'))).toEqual({
      status: 'failed',
      error: 'out',
      previous: 14,
    });
  });

  it('ignores a pending response, whose request was sent before the change', () => {
    expect(twice(toLoading(ready, 'a'))).toEqual({ status: 'ready', data: 14 });
  });

  it('does not exist before it was fetched', () => {
    for (const unknown of [
      idle,
      toLoading<string, number>(idle, 'a'),
      toFailed<string, number>(idle, 'out'),
    ]) {
      expect(twice(unknown)).toBe(unknown);
    }
  });
});
