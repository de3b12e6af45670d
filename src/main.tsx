import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { language } from '#words/language';
import { reloadIfReplaced } from './adapters/browser/reloadIfReplaced';
import { writeLanguageChoice } from './adapters/browser/localLanguageChoice';
import { takeCarriedInput, writeCarriedInput } from './adapters/browser/sessionCarriedInput';
import { readScrollPlaces, writeScrollPlaces } from './adapters/browser/sessionScrollPlaces';
import { rootOptions, startPage } from './startPage';
import { App } from './ui/app/App';
import { followPlaces } from './ui/design/page/scrollPlaces';
import './ui/design/theme/tokens.css';
import './ui/design/theme/base.css';
import './ui/shell/cookieBar.css';
import './ui/shell/testSite.css';
import { provideLanguageStorage } from './ui/navigation/languageChange';
import { ApplicationContext } from './ui/state/ApplicationContext';
import { fetchedOnce } from './ui/state/loading/fetchedOnce';
import { collectFields } from './ui/state/painted/carriedFields';
import { ReloadContext } from './ui/state/loading/ReloadContext';

provideLanguageStorage({
  choose: writeLanguageChoice,
  carry: (page) => {
    const { usr: state = null } = Object(window.history.state) as { readonly usr?: unknown };
    writeCarriedInput({ page, state, fields: collectFields() });
  },
});
followPlaces({ read: readScrollPlaces, write: writeScrollPlaces });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Fetched in parallel with the first paint, once for all islands. */
const loadStore = fetchedOnce(async () => (await import('./composition/openStore')).openStore());

const site = (
  <ApplicationContext value={loadStore}>
    <ReloadContext value={() => reloadIfReplaced()}>
      <BrowserRouter basename={language.base}>
        <App />
      </BrowserRouter>
    </ReloadContext>
  </ApplicationContext>
);

function start(container: HTMLElement): void {
  delete container.dataset['prerendered'];
  createRoot(container, rootOptions).render(site);
}

const painted = root.dataset['prerendered'];
if (painted === undefined || painted === window.location.pathname) {
  void startPage(root, site, loadStore, takeCarriedInput());
} else {
  // A host may serve the file of one address for others too.
  start(root);
}
