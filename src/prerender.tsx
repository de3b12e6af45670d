import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './ui/app/App';
import { ApplicationContext } from './ui/state/ApplicationContext';

/** The home page as it is before any island: what the build puts into its file (`scripts/build/prerender.ts`). */
export function prerenderHome(): string {
  const markup = renderToString(
    <ApplicationContext value={() => Promise.reject(new Error('No store while the site is built'))}>
      <StaticRouter location="/">
        <App />
      </StaticRouter>
    </ApplicationContext>,
  );
  // The title stands in the head of `index.html`.
  return markup.replace(/<title>.*?<\/title>/, '');
}
