import { restoreSession } from '../application/account/session';
import { restoreConsent } from '../application/shell/consentSlice';
import { createAppStore, type AppStore } from '../application/store';
import { createBrowserPorts } from './browserPorts';
import { createPortAccess } from './portAccess';

/** The store with its ports and with what the browser has stored for this visitor. */
export function openStore(): AppStore {
  const store = createAppStore(createPortAccess(createBrowserPorts()), {
    devTools: import.meta.env.DEV,
  });
  store.dispatch(restoreSession());
  store.dispatch(restoreConsent());
  return store;
}
