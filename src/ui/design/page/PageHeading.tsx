import { createContext, use, useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { words as siteWords } from '../../words/document/siteTitle.words.fr';
import { operator } from '../../operator';
import { describePage } from './describePage';
import { mayTakeFocus } from './focus';

/** The title that the table of routes gives the current page; empty outside a page. */
export const PageTitle = createContext('');

interface PageHeadingProps {
  /** By default the title in the table of routes. */
  readonly children?: string;
  /** That of a title which editors wrote, where it is not the language of the page. */
  readonly lang?: string | undefined;
  /** Shown to screen readers and in the browser tab only. */
  readonly hidden?: boolean;
  /** Title of the browser tab and for search engines, when it differs from the heading (P3.24). */
  readonly tabTitle?: string;
  /** One or two sentences for search engines; by default the description of the whole site. */
  readonly description?: string;
  /** The canonical address, for a page that has several. */
  readonly canonicalPath?: string;
  /** The address does not exist: search engines must not index it, because the server cannot answer 404. */
  readonly isMissing?: boolean;
}

/** The only h1 of the page: sets the title of the browser tab, and takes the focus after a navigation. */
export function PageHeading({
  children,
  lang,
  hidden = false,
  tabTitle,
  description,
  canonicalPath,
  isMissing = false,
}: PageHeadingProps): ReactElement {
  const title = use(PageTitle);
  const words = children ?? title;
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (mayTakeFocus()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  const ownPath = canonicalPath ?? pathname;
  useEffect(() => describePage(ownPath, description), [ownPath, description]);
  const tab = tabTitle ?? words;
  return (
    <>
      <title>{tab === operator.name ? siteWords.title(tab) : `${tab} – ${operator.name}`}</title>
      {isMissing && <meta name="robots" content="noindex" />}
      <h1 ref={heading} lang={lang} tabIndex={-1} className={hidden ? 'tp-hidden' : undefined}>
        {words}
      </h1>
    </>
  );
}
