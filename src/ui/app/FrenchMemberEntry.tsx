import { use, useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { words } from './app.words.fr';
import { PageHeading } from '../design/page/PageHeading';
import { LanguageChangeContext } from '../navigation/LanguageChange';
import { french, pathIn } from '../navigation/languages';
import type * as MemberArea from './MemberEntry';

/** Nothing is read before the French document. */
export const beginMember: typeof MemberArea.beginMember = () => () => Promise.resolve();

/**
 * The subscriber area in the build of another language: leads to the same address of the French site, with
 * the data of the navigation. The sentence is what a visitor sees meanwhile.
 */
export function MemberEntry(): ReactElement {
  const { pathname, search, hash } = useLocation();
  const { carry } = use(LanguageChangeContext);
  const address = pathIn(french, pathname) + search + hash;
  useEffect(() => {
    // The stored language does not change.
    carry(pathname);
    window.location.replace(address);
  }, [carry, pathname, address]);
  return (
    <main id="contenu" className="tp-wide" tabIndex={-1}>
      <PageHeading>{words.frenchArea.title}</PageHeading>
      <p role="status">{words.frenchArea.inFrench}</p>
      <p>
        <a href={address} hrefLang={french.tag}>
          {words.frenchArea.open}
        </a>
      </p>
    </main>
  );
}
