import { useEffect, useRef, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { operator } from '../operator';
import { hasNavigated } from './navigationFocus';

interface PageHeadingProps {
  readonly children: string;
  /** Kept for screen readers and the browser tab only. */
  readonly hidden?: boolean;
}

/** The page's only h1: names the browser tab, and takes the focus after a navigation inside the site. */
export function PageHeading({ children, hidden = false }: PageHeadingProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <title>{`${children} – ${operator.name}`}</title>
      <h1 ref={heading} tabIndex={-1} className={hidden ? 'tp-hidden' : undefined}>
        {children}
      </h1>
    </>
  );
}
