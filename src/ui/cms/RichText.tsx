import { toNullable } from 'fp-ts/Option';
import { useLayoutEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CmsHtml } from '../../domain/cmsHtml';
import { namesFile, parseSiteAddress } from '../../domain/siteAddress';
import styles from './RichText.module.css';
import { sanitizeCmsHtml } from './sanitizeCmsHtml';

/** What the editors wrote, sanitised: the only place that shows HTML of theirs. Links of the site stay inside the application. */
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
    const address = toNullable(parseSiteAddress(link.pathname + link.search + link.hash));
    if (address === null || namesFile(address.path)) return;
    event.preventDefault();
    void navigate(address.href);
  };

  return (
    // The links inside are what is pressed; this only keeps them from loading the site anew.
    <div ref={text} className={styles.text} onClick={follow} />
  );
}
