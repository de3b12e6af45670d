import { useLayoutEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CmsHtml } from '../../domain/publicSite/cmsHtml';
import { namesFile, parseSiteAddress } from '../../domain/basis/siteAddress';
import styles from './RichText.module.css';
import { sanitizeCmsHtml } from './sanitizeCmsHtml';

/**
 * The editors' HTML, sanitised: the only component that renders HTML. Links inside the site do not reload it.
 */
export function RichText({ html }: { readonly html: CmsHtml }): ReactElement {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    text.current?.replaceChildren(sanitizeCmsHtml(html));
  }, [html]);

  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link?.href || !isPlain || link.origin !== window.location.origin) return;
    const address = parseSiteAddress(link.pathname + link.search + link.hash);
    if (address === null || namesFile(address.path)) return;
    event.preventDefault();
    void navigate(address.href);
  };

  return (
    // The links inside are the interactive elements; this handler prevents them from reloading the site.
    <div ref={text} className={styles.text} onClick={follow} />
  );
}
