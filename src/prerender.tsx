import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './ui/app/App';
import { siteRoutes, type SiteRoute } from './ui/navigation/routes';
import { ApplicationContext } from './ui/state/ApplicationContext';

/**
 * The home page without its islands: the build inserts it into `index.html` (`scripts/build/prerender.ts`).
 */
export function prerenderHome(): string {
  const markup = renderToString(
    <ApplicationContext value={() => Promise.reject(new Error('No store while the site is built'))}>
      <StaticRouter location="/">
        <App />
      </StaticRouter>
    </ApplicationContext>,
  );
  // The title is in the head of `index.html`.
  return markup.replace(/<title>.*?<\/title>/, '');
}

/** The table of routes, for the build: an HTML file per address (`scripts/build/writePages.ts`). */
export const builtRoutes: Readonly<Record<string, SiteRoute>> = siteRoutes;
