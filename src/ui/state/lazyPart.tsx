import { use, type ComponentType, type ReactElement } from 'react';
import { fetchedOnce } from './fetchedOnce';

/** A component whose code is fetched when it is first shown; it suspends until then. React's own `lazy` never forgets a failure. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetched = fetchedOnce(load);
  return function LazyPart(props: Props): ReactElement {
    const Part = use(fetched());
    return <Part {...props} />;
  };
}
