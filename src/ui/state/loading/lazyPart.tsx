import type { ComponentType, ReactElement, ReactNode } from 'react';
import { fetchAhead, fetchedOnce } from './fetchedOnce';
import { useArrival } from './useArrival';

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /**
   * Fetches the code before the first render and resolves to whether it arrived. A failure is not reported:
   * the render fetches again.
   */
  readonly fetchAhead: () => Promise<boolean>;
  /** Fetches the code; rejects when it does not arrive. */
  readonly load: () => Promise<unknown>;
  /** Starts to fetch the code of a part that is rendered soon; its render reports a failure. */
  readonly begin: () => void;
  /**
   * Renders its children once the code is loaded; suspends until then. For content that must not move when
   * the part appears.
   */
  readonly Loaded: ComponentType<{ readonly children: ReactNode }>;
};

/**
 * A component whose code is fetched at its first render; suspends until then. Unlike React's `lazy`, it can
 * retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const fetched = fetchedOnce(load);
  function Part(props: Props): ReactElement {
    const Fetched = useArrival(fetched());
    return <Fetched {...props} />;
  }
  function Loaded({ children }: { readonly children: ReactNode }): ReactElement {
    useArrival(fetched());
    return <>{children}</>;
  }
  return Object.assign(Part, {
    Loaded,
    load: fetched,
    begin: () => void fetched().catch(() => undefined),
    fetchAhead: () => fetchAhead(fetched),
  });
}

/** Whether the code of a component is fetched separately. */
export function isLazy<Props extends object>(Part: ComponentType<Props>): Part is LazyPart<Props> {
  return 'begin' in Part;
}
