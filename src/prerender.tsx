import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createAppStore } from './application/store';
import { createBrowserPorts } from './composition/browserPorts';
import { App } from './ui/app/App';
import { loadPublicPage } from './ui/app/pages/loadPublicPage';
import { routeNames, siteRoutes, type RouteName, type SiteRoute } from './ui/navigation/routes';
import { ApplicationContext } from './ui/state/ApplicationContext';
import { fetchedOnce } from './ui/state/loading/fetchedOnce';

/** A page as a visitor sees it before any data has come. */
export interface PaintedPage {
  /** The content of `#root`. */
  readonly markup: string;
  /** The title of the browser tab. */
  readonly title: string;
}

/** The ports of the server do not exist while the site is built, and no effect runs. */
const loadStore = fetchedOnce(() =>
  Promise.resolve(
    createAppStore({
      browser: createBrowserPorts(),
      all: () => Promise.reject(new Error('No server while the site is built')),
    }),
  ),
);

/**
 * Renders a public page without its islands: the build inserts it into the page's HTML file
 * (`scripts/build/prerender.ts`). Rejects when the page has no title.
 */
export async function paintPage(path: string): Promise<PaintedPage> {
  await Promise.all([loadStore(), loadPublicPage(path)]);
  const rendered = renderToString(
    <ApplicationContext value={loadStore}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </ApplicationContext>,
  );
  const title = /<title>(.*?)<\/title>/.exec(rendered)?.[1];
  if (title === undefined) throw new Error(`The page ${path} has no title`);
  return { markup: rendered.replace(/<title>.*?<\/title>/, ''), title };
}

/**
 * Pages that show nothing before the browser has run them: they redirect, or need what an address, a mail or
 * a sign-in names.
 */
const unpainted: readonly RouteName[] = [
  'signOut',
  'chooser',
  'activation',
  'mobilePayment',
  'tunnelPass',
  'tunnelPassPlus',
  'synchronisation',
];

/** The addresses that the build paints: every public one without parameters, but the pages above. */
export const paintedNames: readonly RouteName[] = routeNames.filter((name) => {
  const { area, address } = siteRoutes[name];
  const isPublic = area === 'shell' || area === 'public';
  return isPublic && !address.includes(':') && !unpainted.includes(name);
});

/** The table of routes, for the build: an HTML file per address (`scripts/build/writePages.ts`). */
export const builtRoutes: Readonly<Record<string, SiteRoute>> = siteRoutes;
