import type { ReactElement } from 'react';
import { selectSession } from '../../application/account/sessionSlice';
import { CmsPage } from '../public/cms/CmsPage';
import { useAppSelector } from '../state/appHooks';
import { RequireSession } from './guards';
import { UnknownAddress } from './UnknownAddress';

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
