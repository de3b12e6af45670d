import { watchLeaving } from '../adapters/browser/watchLeaving';
import { restoreSession } from '../application/account/session';
import { followConsent } from '../application/shell/consentSlice';
import { createAppStore, type AppStore } from '../application/store';
import { whenIdle } from '../ui/state/loading/whenIdle';
import { createBrowserPorts } from './browserPorts';
import { createPortAccess } from './portAccess';
import { createConfigurationLoad } from './settings/siteConfiguration';

export { takeCarriedState } from '../application/shell/changeLanguage';
export { holdDrafts } from '../application/shell/siteRelease';

/** The store with its ports and with what the browser has stored for this visitor. */
export function openStore(): AppStore {
  const loadConfiguration = createConfigurationLoad();
  const browser = createBrowserPorts(loadConfiguration);
  const access = createPortAccess(browser, loadConfiguration, watchLeaving());
  // Every page calls the server: its adapters load while the page renders. The first call reports a failure.
  void access.all().catch(() => undefined);
  const store = createAppStore(access, { devTools: import.meta.env.DEV });
  store.dispatch(restoreSession());
  store.dispatch(followConsent());
  whenIdle(() => access.browser.telemetry.start());
  return store;
}
