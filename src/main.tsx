import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { reloadIfReplaced } from './adapters/browser/reloadIfReplaced';
import { readScrollPlaces, writeScrollPlaces } from './adapters/browser/sessionScrollPlaces';
import { App } from './ui/app/App';
import { followPlaces } from './ui/design/page/scrollPlaces';
import './ui/design/theme/tokens.css';
import './ui/design/theme/base.css';
import { ApplicationContext } from './ui/state/ApplicationContext';
import { fetchedOnce } from './ui/state/loading/fetchedOnce';
import { ReloadContext } from './ui/state/loading/ReloadContext';

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

// The build rendered the home page into this file; a host may serve it for other addresses too.
if ('prerendered' in root.dataset && window.location.pathname === '/') hydrateRoot(root, site);
else createRoot(root).render(site);
