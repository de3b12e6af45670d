import { use, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ApplicationContext } from './ApplicationContext';

/** Gives what stands below it the application's state; suspends until the store has arrived. */
export function WithStore({ children }: { readonly children: ReactNode }): ReactElement {
  const loadStore = use(ApplicationContext);
  if (!loadStore) throw new Error('WithStore stands outside ApplicationContext');
  return <Provider store={use(loadStore())}>{children}</Provider>;
}
