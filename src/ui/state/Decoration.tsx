import { Suspense, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LossBoundary } from './LossBoundary';
import { useHydrated } from './useHydrated';

interface DecorationProps {
  /** What stands in its place until it has arrived, and while it cannot. */
  readonly fallback?: ReactNode;
  /** What stands in its place once it was lost; what stood there before, if that says nothing of waiting. */
  readonly lost?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A part that the page can do without: waiting for its code, or losing it, never takes the page along. It gets a new chance
 * at each address, and when the network is back. The prerendered page has its fallback.
 */
export function Decoration({
  fallback = null,
  lost = () => fallback,
  children,
}: DecorationProps): ReactElement {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const returns = useNetworkReturns();
  if (!isHydrated) return <>{fallback}</>;
  return (
    <LossBoundary resetKey={`${returns} ${pathname}`} instead={({ retry }) => lost(retry)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LossBoundary>
  );
}

/** How often the network has come back. */
function useNetworkReturns(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const note = (): void => setCount((before) => before + 1);
    window.addEventListener('online', note);
    return () => window.removeEventListener('online', note);
  }, []);
  return count;
}
