import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { language } from '#words/shell/language';
import { reloadIfReplaced } from './adapters/browser/release/reloadIfReplaced';
import { writeLanguageChoice } from './adapters/browser/storage/localLanguageChoice';
import {
  takeCarriedInput,
  writeCarriedInput,
} from './adapters/browser/storage/sessionCarriedInput';
import {
  readScrollPlaces,
  writeScrollPlaces,
} from './adapters/browser/storage/sessionScrollPlaces';
import { watchLeaving } from './adapters/browser/watchLeaving';
import { initialAppState } from './application/store';
import { holdDrafts, openStore } from './composition/openStore';
import { startPage } from './startPage';
import { App } from './ui/app/App';
import { followPlaces } from './ui/design/page/scrollPlaces';
import './ui/design/theme/tokens.css';
import './ui/design/theme/base.css';
import './ui/shell/cookieBar.css';
import './ui/shell/outdated.css';
import './ui/shell/testSite.css';
import { pageOf } from './ui/navigation/languages';
import { provideLanguageStorage } from './ui/navigation/languageChange';
import { reportLossesAfter } from './ui/state/loading/fetchedOnce';
import { collectFields } from './ui/state/painted/carriedFields';
import { leaveToBrowser } from './ui/state/painted/heldInput';
import { ReloadContext, type Reload } from './ui/state/loading/ReloadContext';
import { rootOptions } from './ui/state/loading/rootOptions';

function carry(page: string, isSameLanguage: boolean): void {
  const { usr: state = null } = Object(window.history.state) as { readonly usr?: unknown };
  writeCarriedInput({ page, state, fields: collectFields(isSameLanguage) });
}

const store = openStore();

provideLanguageStorage({
  choose: writeLanguageChoice,
  carry: (page) => {
    store.dispatch(holdDrafts());
    carry(page, false);
  },
});
window.addEventListener('pagehide', leaveToBrowser);
reportLossesAfter(watchLeaving());
followPlaces({ read: readScrollPlaces, write: writeScrollPlaces });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Reloads the page as it is: its fields and the drafts of other pages are there again afterwards. */
function reloadWithInput(): void {
  store.dispatch(holdDrafts());
  carry(pageOf(language, window.location.pathname), true);
  window.location.reload();
}

const reload: Reload = {
  ifReplaced: () => reloadIfReplaced(reloadWithInput),
  withInput: reloadWithInput,
};

const site = (
  // The first render of a prerendered page reads the initial state, as the build did.
  <Provider store={store} serverState={initialAppState}>
    <ReloadContext value={reload}>
      <BrowserRouter basename={language.base}>
        <App />
      </BrowserRouter>
    </ReloadContext>
  </Provider>
);

function start(container: HTMLElement): void {
  delete container.dataset['prerendered'];
  createRoot(container, rootOptions).render(site);
}

const painted = root.dataset['prerendered'];
if (painted === undefined || painted === window.location.pathname) {
  void startPage(root, site, store, takeCarriedInput());
} else {
  // A host may serve the file of one address for others too.
  start(root);
}
