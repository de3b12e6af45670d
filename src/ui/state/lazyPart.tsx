import { use, type ComponentType, type ReactElement } from 'react';
import { fetchAhead, fetchedOnce } from './fetchedOnce';

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the code before it is shown, and answers whether it has come. A failure is silent: what shows it asks again. */
  readonly fetchAhead: () => Promise<boolean>;
};

/** A component whose code is fetched when it is first shown; it suspends until then. React's own `lazy` never forgets a failure. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const fetched = fetchedOnce(load);
  function Part(props: Props): ReactElement {
    const Fetched = use(fetched());
    return <Fetched {...props} />;
  }
  return Object.assign(Part, { fetchAhead: () => fetchAhead(fetched) });
}
