import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { operator } from '../operator';
import { describePage } from './describePage';
import { mayTakeFocus } from './navigationFocus';

interface PageHeadingProps {
  readonly children: string;
  /** Kept for screen readers and the browser tab only. */
  readonly hidden?: boolean;
  /** What the browser tab and search engines call the page, when it is not the heading (P3.24). */
  readonly tabTitle?: string;
  /** For search engines, one or two sentences; that of the whole site without one. */
  readonly description?: string;
  /** The page's own address, where it answers at several. */
  readonly canonicalPath?: string;
  /** Nothing stands at this address: search engines are told, as the server cannot. */
  readonly isMissing?: boolean;
}

/** The page's only h1: names the browser tab, and takes the focus after a navigation inside the site. */
export function PageHeading({
  children,
  hidden = false,
  tabTitle = children,
  description,
  canonicalPath,
  isMissing = false,
}: PageHeadingProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (mayTakeFocus()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  const ownPath = canonicalPath ?? pathname;
  useEffect(() => describePage(ownPath, description), [ownPath, description]);
  return (
    <>
      <title>{`${tabTitle} – ${operator.name}`}</title>
      {isMissing && <meta name="robots" content="noindex" />}
      <h1 ref={heading} tabIndex={-1} className={hidden ? 'tp-hidden' : undefined}>
        {children}
      </h1>
    </>
  );
}
