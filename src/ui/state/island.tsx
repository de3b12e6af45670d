import type { ComponentType } from 'react';
import { lazyPart } from './lazyPart';

/**
 * A part of the page that knows the application's state, fetched apart from the public shell, which knows none:
 * the shell is painted at once, and its islands come alive when their code and the store have arrived.
 * It suspends until then.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(async () => {
    const [{ WithStore }, Part] = await Promise.all([import('./WithStore'), load()]);
    return (props: Props) => (
      <WithStore>
        <Part {...props} />
      </WithStore>
    );
  });
}
