import { useMemo, type ReactElement } from 'react';
import { operatorLanguage } from '../words/operatorText.fr';
import { words } from './words.fr';
import type { CmsHtml } from '../../domain/publicSite/cmsHtml';
import { followToPart } from '../design/page/followToPart';
import styles from './RichText.module.css';
import { sanitizeCmsHtml } from './sanitizeCmsHtml';

/** A shorter text is read without a table of contents. */
const FEWEST = 4;

/** Names the parts of a sanitised text, so that links lead to them. For one text of a page. */
export function nameParts(text: DocumentFragment): DocumentFragment {
  text.querySelectorAll('h2').forEach((heading, index) => {
    heading.id = idOf(index);
    heading.tabIndex = -1;
  });
  return text;
}

/** The table of contents of a long text, whose parts have names. */
export function TextParts({ html }: { readonly html: CmsHtml }): ReactElement | null {
  const parts = useMemo(
    () => [...sanitizeCmsHtml(html).querySelectorAll('h2')].map(({ textContent }) => textContent),
    [html],
  );
  if (parts.length < FEWEST) return null;
  return (
    <nav aria-labelledby="sommaire" className={`tp-screen ${styles.parts}`}>
      <h2 id="sommaire">{words.contents}</h2>
      <ul lang={operatorLanguage}>
        {parts.map((title, index) => (
          <li key={index}>
            <a href={`#${idOf(index)}`} onClick={(event) => followToPart(event, idOf(index))}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function idOf(index: number): string {
  return `partie-${index + 1}`;
}
