import * as E from 'fp-ts/Either';
import * as operations from '../generated/operations';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { language } from './ui/words/language.fr';
import {
  decodePublished,
  toPublishedContent,
  type PublishedAnswers,
} from './adapters/http/publicSite/publishedAnswers';
import { createAppStore } from './application/store';
import { createBrowserPorts } from './composition/browserPorts';
import { publishedPartAt, publishedPaths } from './composition/publishedPages';
import { createRoutes } from './ui/app/siteRoutes';
import { siteRoutes } from './ui/navigation/routes';
import { languages, pathIn } from './ui/navigation/languages';
import { giveHtmlWindow, type HtmlWindow } from './ui/cms/htmlWindow';
import { CookieOverlay } from './ui/shell/CookieOverlay';
import { PaintedContentContext } from './ui/state/painted/PaintedContent';

/** What the server had published, for the pages that show it. */
export interface Published {
  readonly answers: PublishedAnswers;
  /** The paths of the published posts and pages of the editors, escaped. */
  readonly paths: readonly string[];
  /** One line per part that is unreadable. */
  readonly unreadable: readonly string[];
}

/** A page as a visitor sees it before any data has come. */
export interface PaintedPage {
  /** The content of `#root`. */
  readonly markup: string;
  /** The title of the browser tab. */
  readonly title: string;
  /** JSON of the published content that it shows; null without any. */
  readonly published: string | null;
}

/**
 * Decodes the answers of the server (`askedAt` in seconds, `data` of loadPublicData, `posts` of listPosts).
 * `parser`: a window of jsdom, to read the editors' HTML. Throws when an answer is outside the contract.
 */
export function readAnswers(raw: unknown, parser: HtmlWindow): Published {
  giveHtmlWindow(parser);
  const decoded = decodePublished(raw);
  if (E.isLeft(decoded)) throw new Error(decoded.left.join('\n'));
  const { answers, unreadable } = decoded.right;
  return { answers, unreadable, paths: publishedPaths(answers) };
}

const noServer = (): Promise<never> =>
  Promise.reject(new Error('No server while the site is built'));

/** The ports of the server do not exist while the site is built, and no effect runs. */
const store = createAppStore({ browser: createBrowserPorts(noServer), all: noServer });
const handler = createStaticHandler(createRoutes(store), { basename: language.base || '/' });

/** The cookie question, without its switches: the build inserts it into every HTML file. */
export function paintQuestion(): string {
  const ignore = (): void => undefined;
  return renderToStaticMarkup(
    <CookieOverlay
      // A constant of the build, which has validated it (vite.config.ts).
      measuresAudience={import.meta.env.VITE_AUDIENCE_URL !== ''}
      onRefuse={ignore}
      onAccept={ignore}
    />,
  );
}

/**
 * Renders a public page: the build inserts it into the page's HTML file
 * (`scripts/build/prerender.ts`), with what it shows of the published content. Rejects when the page has no
 * title.
 */
export async function paintPage(
  path: string,
  published: Published | null = null,
): Promise<PaintedPage> {
  const context = await handler.query(new Request(`http://localhost${pathIn(language, path)}`));
  if (context instanceof Response) throw new Error(`The page ${path} redirects`);
  const part = published && publishedPartAt(published.answers, path);
  const rendered = renderToString(
    <Provider store={store}>
      <PaintedContentContext value={part && { ...toPublishedContent(part), path }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </PaintedContentContext>
    </Provider>,
  );
  const title = /<title>(.*?)<\/title>/.exec(rendered)?.[1];
  if (title === undefined) throw new Error(`The page ${path} has no title`);
  return {
    markup: rendered.replace(/<title>.*?<\/title>/, ''),
    title,
    published: part && JSON.stringify(part),
  };
}

/** The language of this bundle, and all of the site, for the build. */
export { language, languages, pathIn };

/** The operations of the contract, for the early calls that the HTML files name. */
export { operations };

/** The table of routes, for the build: an HTML file per address (`scripts/build/writePages.ts`). */
export { siteRoutes as builtRoutes };
