import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while the page is painted by the build, and while the browser takes that painting over; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
