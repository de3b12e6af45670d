import { useEffect, useEffectEvent } from 'react';
import { nextReading } from '../../domain/polling';

/**
 * Asks now, and 30 seconds after each answer (P9.13), less often while it fails. A hidden tab asks nothing; seen again, it asks at once what
 * has become due. `ask` answers whether it went well.
 */
export function usePolling(ask: () => Promise<boolean>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isDue = true;
    let hasLeft = false;
    const read = async (): Promise<void> => {
      if (!isDue || document.visibilityState === 'hidden') return;
      isDue = false;
      failures = (await askNow()) ? 0 : failures + 1;
      if (hasLeft) return;
      timer = setTimeout(
        () => {
          isDue = true;
          void read();
        },
        nextReading(failures) * 1000,
      );
    };
    const readAgain = (): void => void read();
    document.addEventListener('visibilitychange', readAgain);
    readAgain();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', readAgain);
    };
  }, []);
}
