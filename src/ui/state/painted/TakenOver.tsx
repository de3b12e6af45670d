import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  type ReactElement,
  type ReactNode,
} from 'react';

interface TakenOverHandlers {
  /** The page is in the document; nothing has been pressed or typed since. */
  readonly onShown: () => void;
  /** The page works. */
  readonly onTakenOver: () => void;
}

/** By default nothing is done. */
export const TakenOverContext = createContext<TakenOverHandlers>({
  onShown: () => undefined,
  onTakenOver: () => undefined,
});

/**
 * Around the page, inside every boundary of its frame: React hydrates each boundary later than what is around
 * it. Reports that the painted page has been taken over.
 */
export function TakenOver({ children }: { readonly children: ReactNode }): ReactElement {
  const { onShown, onTakenOver } = use(TakenOverContext);
  useLayoutEffect(() => onShown(), [onShown]);
  // After the effects of the page, which subscribe to its fields.
  useEffect(() => onTakenOver(), [onTakenOver]);
  return <>{children}</>;
}
