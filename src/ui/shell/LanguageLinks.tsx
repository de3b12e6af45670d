import { use, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '../words/language.fr';
import { LanguageChangeContext } from '../navigation/LanguageChange';
import { languages, pathIn } from '../navigation/languages';
import styles from './Square.module.css';

const others = languages.filter(({ tag }) => tag !== language.tag);

/**
 * The same page in the other languages, for the header: the place and what was typed are taken along. Each
 * language is another build of the site, so the browser loads a document.
 */
export function LanguageLinks(): ReactElement {
  const { pathname, search, hash } = useLocation();
  const { choose, carry } = use(LanguageChangeContext);
  return (
    <>
      {others.map((one) => (
        <a
          key={one.tag}
          href={pathIn(one, pathname) + search + hash}
          hrefLang={one.tag}
          lang={one.tag}
          // The name contains what is visible (WCAG 2.5.3).
          aria-label={`${one.tag.toUpperCase()} – ${one.name}`}
          className={styles.square}
          onClick={() => {
            choose(one.tag);
            carry(pathname);
          }}
        >
          {one.tag.toUpperCase()}
        </a>
      ))}
    </>
  );
}
