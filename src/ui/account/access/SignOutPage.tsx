import { useEffect, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../application/account/session';
import { PageSkeleton } from '../../design/loading/PageSkeleton';
import { routes } from '../../navigation/routes';
import { useAppDispatch } from '../../state/appHooks';

/** Clears the session, then redirects to the sign-in panel, which confirms the sign-out (P2.25). */
export function SignOutPage(): ReactElement {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch(signOut());
    void navigate(`${routes.signIn}?logout=success`, { replace: true });
  }, [dispatch, navigate]);
  return <PageSkeleton />;
}
