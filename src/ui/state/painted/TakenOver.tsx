import { createContext, use, useEffect, type ReactElement, type ReactNode } from 'react';

/** Called when the page works; by default nothing is done. */
export const TakenOverContext = createContext<() => void>(() => undefined);

/**
 * Around the page, inside every boundary of its frame: React hydrates each boundary later than what is around
 * it. Reports that the painted page has been taken over.
 */
export function TakenOver({ children }: { readonly children: ReactNode }): ReactElement {
  const onTakenOver = use(TakenOverContext);
  // After the effects of the page, which subscribe to its fields.
  useEffect(() => onTakenOver(), [onTakenOver]);
  return <>{children}</>;
}
