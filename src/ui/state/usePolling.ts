import { useEffect, useEffectEvent, useRef } from 'react';
import { nextReading } from '../../domain/basis/polling';

/**
 * Calls `ask` now and 30 seconds after each answer (P9.13), less often after repeated failures. Pauses in a
 * hidden tab, unless the visitor waits for news there; calls at once what is due when the tab is visible
 * again or the network returns. `ask` resolves to whether it succeeded. The returned function calls at once;
 * the next delay counts from its answer.
 */
export function usePolling(
  ask: () => Promise<boolean>,
  isAwaitedHidden = false,
): () => Promise<void> {
  const askNow = useEffectEvent(ask);
  const mayAsk = useEffectEvent(() => isAwaitedHidden || document.visibilityState !== 'hidden');
  const asking = useRef(() => Promise.resolve());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isDue = true;
    let hasLeft = false;
    const read = async (): Promise<void> => {
      clearTimeout(timer);
      isDue = false;
      failures = (await askNow()) ? 0 : failures + 1;
      if (hasLeft) return;
      clearTimeout(timer);
      timer = setTimeout(readAtOnce, nextReading(failures, Math.random()) * 1000);
    };
    const readWhenDue = (): void => {
      if (isDue && mayAsk()) void read();
    };
    asking.current = read;
    const readAtOnce = (): void => {
      isDue = true;
      readWhenDue();
    };
    document.addEventListener('visibilitychange', readWhenDue);
    window.addEventListener('online', readAtOnce);
    readWhenDue();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', readWhenDue);
      window.removeEventListener('online', readAtOnce);
    };
  }, []);
  return () => asking.current();
}
