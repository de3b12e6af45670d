import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LossBoundary } from './LossBoundary';
import { LoadingBoundary } from './LoadingBoundary';
import { useHydrated } from './useHydrated';

interface OptionalPartProps {
  /** Rendered until it has arrived, and while it cannot. */
  readonly fallback?: ReactNode;
  /** Rendered after a failure; by default the fallback, if it does not announce a wait. */
  readonly lost?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * An optional part of the page: neither its loading nor its failure affects the page. It retries at each
 * address and when the network returns. The prerendered page contains its fallback.
 */
export function OptionalPart({
  fallback = null,
  lost = () => fallback,
  children,
}: OptionalPartProps): ReactElement {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const returns = useNetworkReturns();
  if (!isHydrated) return <>{fallback}</>;
  return (
    <LossBoundary resetKey={`${returns} ${pathname}`} instead={({ retry }) => lost(retry)}>
      <LoadingBoundary fallback={fallback}>{children}</LoadingBoundary>
    </LossBoundary>
  );
}

/** The number of times that the network has returned. */
function useNetworkReturns(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const note = (): void => setCount((before) => before + 1);
    window.addEventListener('online', note);
    return () => window.removeEventListener('online', note);
  }, []);
  return count;
}
