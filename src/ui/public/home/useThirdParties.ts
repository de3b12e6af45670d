import { selectConsent } from '../../../application/shell/consentSlice';
import { useAppSelector } from '../../state/appHooks';

/** Whether the visitor allowed content of other sites (acceptTP, P4.34). */
export function useThirdParties(): boolean {
  const consent = useAppSelector(selectConsent);
  return 'consent' in consent && consent.consent.thirdParty;
}
