import type { ComponentProps, ReactElement } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { language } from '../words/language.fr';
import { carryState, chooseLanguage } from '../../application/shell/changeLanguage';
import { languages, pathIn, type Language } from '../navigation/languages';
import { useAppDispatch } from '../state/appHooks';
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
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const dispatch = useAppDispatch();
  return (
    <a
      {...attributes}
      href={pathIn(to, pathname) + search + hash}
      hrefLang={to.tag}
      onClick={() => {
        dispatch(chooseLanguage(to.tag));
        dispatch(carryState(pathname, state));
      }}
    >
      {children}
    </a>
  );
}
