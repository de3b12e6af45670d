import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { reloadIfReplaced } from './adapters/browser/reloadIfReplaced';
import { readScrollPlaces, writeScrollPlaces } from './adapters/browser/sessionScrollPlaces';
import { watchLeaving } from './adapters/browser/watchLeaving';
import { startPage } from './startPage';
import { App } from './ui/app/App';
import { followPlaces } from './ui/design/page/scrollPlaces';
import './ui/design/theme/tokens.css';
import './ui/design/theme/base.css';
import './ui/shell/cookieBar.css';
import './ui/shell/outdated.css';
import { ApplicationContext } from './ui/state/ApplicationContext';
import { fetchedOnce, reportLossesAfter } from './ui/state/loading/fetchedOnce';
import { ReloadContext } from './ui/state/loading/ReloadContext';

reportLossesAfter(watchLeaving());
followPlaces({ read: readScrollPlaces, write: writeScrollPlaces });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Fetched in parallel with the first paint, once for all islands. */
const loadStore = fetchedOnce(async () => (await import('./composition/openStore')).openStore());

const site = (
  <ApplicationContext value={loadStore}>
    <ReloadContext value={() => reloadIfReplaced()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ReloadContext>
  </ApplicationContext>
);

function start(container: HTMLElement): void {
  delete container.dataset['prerendered'];
  createRoot(container).render(site);
}

const painted = root.dataset['prerendered'];
if (painted === undefined || painted === window.location.pathname) {
  void startPage(root, site, loadStore);
} else {
  // A host may serve the file of one address for others too.
  start(root);
}
