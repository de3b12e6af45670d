import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../../../src/ui/state/loading/whenIdle';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work for later', () => {
  it('waits until the browser is idle, a second after the page', () => {
    const work = vi.fn();
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    whenIdle(work);
    vi.advanceTimersByTime(900);
    expect(idle).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(work).not.toHaveBeenCalled();
    idle.forEach((callback) => {
      callback();
    });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs in a browser without idle callbacks too', () => {
    const work = vi.fn();
    whenIdle(work);
    vi.advanceTimersByTime(1_100);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is cancelled with the part that wanted it, before and after the browser was asked', () => {
    const work = vi.fn();
    whenIdle(work)();
    const cancelled = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancelled);
    const cancel = whenIdle(work);
    vi.advanceTimersByTime(1_100);
    cancel();
    expect(cancelled).toHaveBeenCalledWith(7);
    expect(work).not.toHaveBeenCalled();
  });
});
