import { consentReopened } from '../../application/shell/consentSlice';
import { useAppDispatch } from '../state/appHooks';

/** The `id` of the dialog. */
export const COOKIE_DIALOG = 'gestion-des-cookies';

/** Leads to the cookie question (P4.34): opens it anew, or gives the focus to the one that stands open. */
export function useCookieQuestion(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(consentReopened());
    document.getElementById(COOKIE_DIALOG)?.focus();
  };
}
