import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogRecord } from '../../../../src/adapters/browser/telemetry/LogRecord';
import { recordBatch } from '../../../../src/adapters/browser/telemetry/recordBatch';

const send = vi.fn<(records: readonly LogRecord[]) => void>();
const call = (at = 0): LogRecord => ({
  at,
  name: 'site.call.failed',
  severity: 'error',
  attributes: { 'site.operation': 'listPosts' },
});

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('a batch of records', () => {
  it('is sent 10 seconds after its first record', () => {
    const batch = recordBatch(send);
    batch.add(call(1));
    vi.advanceTimersByTime(9_000);
    batch.add(call(2));
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(send.mock.calls).toEqual([[[call(1), call(2)]]]);
    vi.advanceTimersByTime(60_000);
    expect(send).toHaveBeenCalledOnce();
  });

  it('is sent at once with 20 records, and when the page is left', () => {
    const batch = recordBatch(send);
    for (let at = 0; at < 20; at += 1) batch.add(call(at));
    expect(send).toHaveBeenCalledOnce();
    batch.add(call(20));
    batch.flush();
    expect(send.mock.calls.map(([records]) => records.length)).toEqual([20, 1]);
    batch.flush();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('contains the same exception once, the same failed call each time', () => {
    const batch = recordBatch(send);
    const error = { ...call(), name: 'site.error.thrown' };
    for (const at of [1, 2, 3]) {
      batch.add({ ...error, at });
      batch.add(call(at));
    }
    batch.flush();
    expect(send.mock.calls[0]?.[0].map(({ name }) => name)).toEqual([
      'site.error.thrown',
      'site.call.failed',
      'site.call.failed',
      'site.call.failed',
    ]);
  });

  it('ends at 100 records of a page load', () => {
    const batch = recordBatch(send);
    for (let at = 0; at < 500; at += 1) batch.add(call(at));
    batch.flush();
    expect(send.mock.calls.flatMap(([records]) => records)).toHaveLength(100);
  });
});
