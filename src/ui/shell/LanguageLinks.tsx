import { use, type ComponentProps, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from '../words/language.fr';
import { LanguageChangeContext } from '../navigation/LanguageChange';
import { languages, pathIn, type Language } from '../navigation/languages';
import styles from './Square.module.css';

export const otherLanguages = languages.filter(({ tag }) => tag !== language.tag);

/** The same page in the other languages, for the header. */
export function LanguageLinks(): ReactElement {
  return (
    <>
      {otherLanguages.map((one) => (
        <LanguageLink
          key={one.tag}
          to={one}
          lang={one.tag}
          // The name contains what is visible (WCAG 2.5.3).
          aria-label={`${one.tag.toUpperCase()} – ${one.name}`}
          className={styles.square}
        >
          {one.tag.toUpperCase()}
        </LanguageLink>
      ))}
    </>
  );
}

type LanguageLinkProps = ComponentProps<'a'> & { readonly to: Language };

/**
 * This page in another language: the place and what was typed are taken along. Each language is another build
 * of the site, so the browser loads a document.
 */
export function LanguageLink({ to, children, ...attributes }: LanguageLinkProps): ReactElement {
  const { pathname, search, hash } = useLocation();
  const { choose, carry } = use(LanguageChangeContext);
  return (
    <a
      {...attributes}
      href={pathIn(to, pathname) + search + hash}
      hrefLang={to.tag}
      onClick={() => {
        choose(to.tag);
        carry(pathname);
      }}
    >
      {children}
    </a>
  );
}
