import { useLayoutEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { operatorLanguage } from '../words/operatorText.fr';
import type { CmsHtml } from '../../domain/publicSite/cmsHtml';
import { namesFile, parseSiteAddress } from '../../domain/basis/siteAddress';
import styles from './RichText.module.css';
import { paintedHtml } from './paintedHtml';
import { sanitizeCmsHtml } from './sanitizeCmsHtml';
import { nameParts, TextParts } from './TextParts';

interface RichTextProps {
  readonly html: CmsHtml;
  /** The text of a page: a long one starts with its table of contents. */
  readonly hasContents?: boolean;
}

/**
 * The editors' HTML, sanitised: the only component that renders HTML. Links inside the site do not reload it.
 */
export function RichText({ html, hasContents = false }: RichTextProps): ReactElement {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const content = sanitizeCmsHtml(html);
    if (text.current) show(text.current, hasContents ? nameParts(content) : content);
  }, [hasContents, html]);

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

  const body = (
    // The links inside are the interactive elements; this handler prevents them from reloading the site.
    <div
      ref={text}
      lang={operatorLanguage}
      className={styles.text}
      onClick={follow}
      // oxlint-disable-next-line site/one-sanitiser -- sanitised; React leaves it to the effect above
      dangerouslySetInnerHTML={
        import.meta.env.SSR ? { __html: paintedHtml(html, hasContents) } : nothing
      }
    />
  );
  return hasContents ? (
    <>
      <TextParts html={html} />
      {body}
    </>
  ) : (
    body
  );
}

/** In the browser React neither compares nor changes the content. */
const nothing = { __html: '' } as const;

/** Leaves what the build has painted, if it is the same: a selection stays, pictures do not load again. */
function show(place: HTMLElement, content: DocumentFragment): void {
  const nodes = [...content.childNodes];
  const isSame =
    place.childNodes.length === nodes.length &&
    nodes.every((node, index) => node.isEqualNode(place.childNodes[index] ?? null));
  if (!isSame) place.replaceChildren(content);
}
