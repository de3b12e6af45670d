import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LossBoundary } from './LossBoundary';
import { useHydrated } from './useHydrated';

interface DecorationProps {
  /** What stands in its place until it has arrived, and while it cannot. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part that the page can do without: waiting for its code, or losing it, never takes the page along. It gets a new chance
 * at each address. The prerendered page has its fallback.
 */
export function Decoration({ fallback = null, children }: DecorationProps): ReactElement {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return <>{fallback}</>;
  return (
    <LossBoundary resetKey={pathname} instead={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LossBoundary>
  );
}
