import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { linkedIdentifier } from '../../domain/basis/mailedAddress';
import { parseSiteAddress, sitePath } from '../../domain/basis/siteAddress';
import { NotFoundPage } from '../shell/NotFoundPage';

/** Redirects an address that ends with a sign of its sentence: « /faq, » (P2.11). */
export function UnknownAddress(): ReactElement {
  const { pathname, search, hash } = useLocation();
  const path = sitePath(pathname);
  const meant = parseSiteAddress(linkedIdentifier(path));
  return meant === null || meant.path === path ? (
    <NotFoundPage />
  ) : (
    <Navigate to={{ pathname: meant.path, search, hash }} replace />
  );
}
