import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from './lazyPart';

/**
 * A part of the page that uses the store. Its code and the store are fetched separately from the public
 * shell, which renders at once. Suspends until both have arrived.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyPart(async () => {
    const [{ WithStore }, Part] = await Promise.all([import('../WithStore'), load()]);
    return (props: Props) => (
      <WithStore>
        <Part {...props} />
      </WithStore>
    );
  });
}
