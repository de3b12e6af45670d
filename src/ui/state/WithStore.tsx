import { use, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { initialAppState } from '../../application/store';
import { ApplicationContext } from './ApplicationContext';
import { useArrival } from './loading/useArrival';

/**
 * Provides the store to its children; suspends until the store has loaded. The first render of a painted page
 * reads the initial state, as the build did; the state of this visitor follows.
 */
export function WithStore({ children }: { readonly children: ReactNode }): ReactElement {
  const loadStore = use(ApplicationContext);
  if (!loadStore) throw new Error('WithStore stands outside ApplicationContext');
  return (
    <Provider store={useArrival(loadStore())} serverState={initialAppState}>
      {children}
    </Provider>
  );
}
