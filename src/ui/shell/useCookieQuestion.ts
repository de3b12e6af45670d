import { consentReopened } from '../../application/shell/consentSlice';
import { useAppDispatch } from '../state/appHooks';

/** The `id` of the dialog. */
export const COOKIE_DIALOG = 'gestion-des-cookies';

/** Opens the cookie question again (P4.34), or moves the focus to it when it is open. */
export function useCookieQuestion(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(consentReopened());
    document.getElementById(COOKIE_DIALOG)?.focus();
  };
}
