import { useEffect, type ReactElement } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { carryState } from '../../application/shell/changeLanguage';
import { words } from './app.words.fr';
import { PageHeading } from '../design/page/PageHeading';
import { french, pathIn } from '../navigation/languages';
import { useAppDispatch } from '../state/appHooks';
import type * as MemberArea from './MemberEntry';

/** Nothing is read before the French document. */
export const beginMember: typeof MemberArea.beginMember = () => () => Promise.resolve();

/**
 * The subscriber area in the build of another language: leads to the same address of the French site, with
 * the data of the navigation. The sentence is what a visitor sees meanwhile.
 */
export function MemberEntry(): ReactElement {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const dispatch = useAppDispatch();
  const address = pathIn(french, pathname) + search + hash;
  useEffect(() => {
    // The stored language does not change.
    dispatch(carryState(pathname, state));
    window.location.replace(address);
  }, [dispatch, pathname, state, address]);
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
