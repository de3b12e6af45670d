import { useEffect, useState } from 'react';
import type { LazyPart } from './lazyPart';
import { whenIdle } from './whenIdle';

const always = (): boolean => true;

/**
 * Fetches the code of a part that a press opens, after the page. True once it has arrived; a press before
 * that renders the part, which fetches it at once. Both arguments are constants of a module.
 */
export function useFetchedAhead<Props extends object>(
  part: LazyPart<Props>,
  isWanted: () => boolean = always,
): boolean {
  const [isFetched, setFetched] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        if (isWanted()) void part.fetchAhead().then(setFetched);
      }),
    [part, isWanted],
  );
  return isFetched;
}
