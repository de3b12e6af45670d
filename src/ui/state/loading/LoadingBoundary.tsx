import { createContext, Suspense, useReducer, type ReactElement, type ReactNode } from 'react';

interface LoadingBoundaryProps {
  /** Rendered while a part inside is loading; by default nothing. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the nearest boundary again (see `useArrival`). */
export const RenderAgainContext = createContext<() => void>(() => undefined);

/**
 * `Suspense` for lazy parts, without its delay. After a fallback React waits up to 300 ms before it shows
 * content that only a retry has rendered, and areas, pages and parts are nested: the delays add up. An update
 * of the state is not delayed.
 */
export function LoadingBoundary({ fallback, children }: LoadingBoundaryProps): ReactElement {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <RenderAgainContext value={renderAgain}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </RenderAgainContext>
  );
}
