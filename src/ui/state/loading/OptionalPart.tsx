import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../useHydrated';
import { LossBoundary } from './LossBoundary';

interface OptionalPartProps {
  /** Rendered until it has arrived, and in the prerendered page. */
  readonly fallback?: ReactNode;
  /** Rendered at this address after a failure; by default the fallback, if it does not announce a wait. */
  readonly lost?: ReactNode;
  readonly children: ReactNode;
}

/** An optional part of the page: neither its loading nor its failure affects the page. */
export function OptionalPart({
  fallback = null,
  lost = fallback,
  children,
}: OptionalPartProps): ReactElement {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return <>{fallback}</>;
  return (
    <LossBoundary resetKey={pathname} instead={lost}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LossBoundary>
  );
}
