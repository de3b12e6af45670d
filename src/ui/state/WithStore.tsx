import { use, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ApplicationContext } from './ApplicationContext';
import { useArrival } from './loading/useArrival';

/** Provides the store to its children; suspends until the store has loaded. */
export function WithStore({ children }: { readonly children: ReactNode }): ReactElement {
  const loadStore = use(ApplicationContext);
  if (!loadStore) throw new Error('WithStore stands outside ApplicationContext');
  return <Provider store={useArrival(loadStore())}>{children}</Provider>;
}
