// First: layers win in the order in which a browser meets them, and Mantine's must come after it.
import './ui/design/theme/base.css';
import { useEffect, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { language } from './ui/words/language.fr';
import { watchLeaving } from './adapters/browser/watchLeaving';
import { initialAppState } from './application/store';
import { holdDrafts, openStore, takeCarriedState } from './composition/openStore';
import { createRoutes } from './ui/app/siteRoutes';
import './ui/design/theme/tokens.css';
import './ui/shell/cookieBar.css';
import './ui/shell/outdated.css';
import './ui/shell/testSite.css';
import { pageOf } from './ui/navigation/languages';
import { rootOptions } from './ui/state/loading/rootOptions';
import { holdInput, leaveToBrowser } from './ui/state/painted/heldInput';
import { PaintedContentContext, type PaintedContent } from './ui/state/painted/PaintedContent';

const store = openStore();
const untilStayed = watchLeaving();
window.addEventListener('pagehide', () => {
  store.dispatch(holdDrafts());
  leaveToBrowser();
});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
void start(container);

/**
 * Renders the page once its code is there. What its file contains stays until then: what the build painted,
 * or the name of the site. Code that does not arrive ends in the error screen of the page.
 */
async function start(root: HTMLElement): Promise<void> {
  const { pathname, search, hash } = window.location;
  const page = pageOf(language, pathname);
  const carried = store.dispatch(takeCarriedState(page));
  // The router reads the state of this entry when it is created; a page that was reloaded has it.
  if (carried !== null && window.history.state === null)
    window.history.replaceState({ usr: carried, key: 'default', idx: 0 }, '');
  const router = createBrowserRouter(createRoutes(store, untilStayed), {
    basename: language.base || '/',
  });
  // A host may serve the file of one address for others too.
  const isPainted = root.dataset['prerendered'] === pathname;
  const [content] = await Promise.all([
    isPainted ? readContent(page) : undefined,
    untilInitialized(router),
  ]);
  const held = holdInput();
  const takeOver = (): void => {
    if (!('prerendered' in root.dataset)) return;
    delete root.dataset['prerendered'];
    held.giveBack();
    // After the page knows the input.
    setTimeout(held.repeatPresses);
  };
  const site = (
    <Started onShown={held.focusAgain} onWorking={takeOver}>
      {/* The first render of a prerendered page reads the initial state, as the build did. */}
      <Provider store={store} serverState={initialAppState}>
        <PaintedContentContext value={content ?? null}>
          <RouterProvider router={router} />
        </PaintedContentContext>
      </Provider>
    </Started>
  );
  // A query, an anchor or data of the history entry may show something else than what was painted, and the
  // browser may have translated it already, which puts each text into two `font` elements.
  const isAsPainted =
    isPainted &&
    content !== null &&
    search === '' &&
    hash === '' &&
    router.state.errors === null &&
    router.state.location.state === null &&
    root.querySelector('font font') === null;
  if (isAsPainted) hydrateRoot(root, site, rootOptions);
  else createRoot(root, rootOptions).render(site);
}

/** Resolves when the code of the first page is there, or lost. */
async function untilInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The published content of a painted page: undefined without one, null when it cannot be read. */
async function readContent(path: string): Promise<PaintedContent | null | undefined> {
  const json = document.getElementById('published')?.textContent;
  if (json === undefined) return undefined;
  try {
    return (await import('./composition/readPublished')).readPublished(json, path);
  } catch {
    return null;
  }
}

interface StartedProps {
  /** The page is in the document; nothing has been pressed or typed since. */
  readonly onShown: () => void;
  /** The page works: its effects have run. */
  readonly onWorking: () => void;
  readonly children: ReactNode;
}

/** Around the site: its effects run after those of the page. */
function Started({ onShown, onWorking, children }: StartedProps): ReactElement {
  useLayoutEffect(() => onShown(), [onShown]);
  useEffect(() => onWorking(), [onWorking]);
  return <>{children}</>;
}
