import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { linkedIdentifier } from '../../domain/basis/mailedAddress';
import { parseSiteAddress, sitePath } from '../../domain/basis/siteAddress';
import { CmsPage } from '../public/cms/CmsPage';
import { NotFoundPage } from '../shell/NotFoundPage';
import { useAppSelector } from '../state/appHooks';
import { RequireSession } from './RequireSession';

/** An address that may be in the editors' menu; the page depends on the visitor's session (P2.11, M6.2). */
export function CmsAddressPage(): ReactElement {
  const { status } = useAppSelector(selectSession);
  return (
    <CmsPage
      isSignedIn={status === 'signedIn'}
      signIn={<RequireSession>{null}</RequireSession>}
      notFound={<UnknownAddress />}
    />
  );
}

/** Redirects an address that ends with a sign of its sentence: « /faq, » (P2.11). */
function UnknownAddress(): ReactElement {
  const { pathname, search, hash } = useLocation();
  const path = sitePath(pathname);
  const meant = parseSiteAddress(linkedIdentifier(path));
  return meant === null || meant.path === path ? (
    <NotFoundPage />
  ) : (
    <Navigate to={{ pathname: meant.path, search, hash }} replace />
  );
}
