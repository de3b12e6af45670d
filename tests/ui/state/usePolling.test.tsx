import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePolling } from '../../../src/ui/state/usePolling';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  seen('visible');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const after = async (seconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
};

function seen(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Counts the calls; answers with `answer`. */
function poll(
  answer: () => boolean = () => true,
  isAwaitedHidden = false,
): {
  asked: () => number;
  askAgain: () => Promise<void>;
  leave: () => void;
} {
  let asked = 0;
  const { result, unmount } = renderHook(() =>
    usePolling(() => {
      asked += 1;
      return Promise.resolve(answer());
    }, isAwaitedHidden),
  );
  return { asked: () => asked, askAgain: () => result.current(), leave: unmount };
}

describe('P9.13 polled data', () => {
  test('are read in a hidden tab too while the visitor waits for news there', async () => {
    const { asked } = poll(() => true, true);
    seen('hidden');
    await after(60);
    expect(asked()).toBe(3);
  });

  test('are read at once, then every 30 seconds', async () => {
    const { asked } = poll();
    await after(0);
    expect(asked()).toBe(1);
    await after(29);
    expect(asked()).toBe(1);
    await after(1);
    expect(asked()).toBe(2);
    await after(60);
    expect(asked()).toBe(4);
  });

  test('are read up to 3 seconds earlier, at random, so that tabs do not poll together', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const { asked } = poll();
    await after(27);
    expect(asked()).toBe(1);
    await after(1);
    expect(asked()).toBe(2);
  });

  test('are read 30 s after a failure, 60 s after repeated ones, 30 s again after a success', async () => {
    let isWell = false;
    const { asked } = poll(() => isWell);
    await after(30);
    expect(asked()).toBe(2);
    await after(59);
    expect(asked()).toBe(2);
    await after(1);
    expect(asked()).toBe(3);
    isWell = true;
    await after(60);
    expect(asked()).toBe(4);
    await after(30);
    expect(asked()).toBe(5);
  });

  test('are read at once on request, then every 30 seconds after a success', async () => {
    let isWell = false;
    const { asked, askAgain } = poll(() => isWell);
    await after(70);
    expect(asked()).toBe(2);
    isWell = true;
    await askAgain();
    expect(asked()).toBe(3);
    await after(29);
    expect(asked()).toBe(3);
    await after(1);
    expect(asked()).toBe(4);
    await after(29);
    expect(asked()).toBe(4);
  });

  test('are not read in a hidden tab; at once when it is visible again, if they are due', async () => {
    const { asked } = poll();
    await after(10);
    seen('hidden');
    await after(600);
    expect(asked()).toBe(1);
    seen('visible');
    await after(0);
    expect(asked()).toBe(2);
    seen('hidden');
    seen('visible');
    await after(0);
    expect(asked()).toBe(2);
  });

  test('are read at once when the network returns, however long ago it failed', async () => {
    const { asked } = poll(() => false);
    await after(250);
    const before = asked();
    window.dispatchEvent(new Event('online'));
    await after(0);
    expect(asked()).toBe(before + 1);
  });

  test('are not read after the page is left', async () => {
    const { asked, leave } = poll();
    await after(0);
    leave();
    await after(300);
    expect(asked()).toBe(1);
  });
});
