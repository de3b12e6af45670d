import type { ReactElement } from 'react';
import { consentReopened, selectConsent } from '../../../application/shell/consentSlice';
import { Button } from '../../design/Button';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

/** Why something of another site is not shown, and the way to allow it (P4.34); while the question stands open, it is the way. */
export function ThirdPartyNotice({ children }: { readonly children: string }): ReactElement {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectConsent);
  return status === 'answered' ? (
    <>
      <p role="status">{children} Autorisez les services tiers pour l'afficher.</p>
      <Button variant="outline" onClick={() => dispatch(consentReopened())}>
        Choisir mes cookies
      </Button>
    </>
  ) : (
    <p role="status">
      {children} Pour l'afficher, autorisez les services tiers dans «{'\u202f'}Gestion des cookies
      {'\u202f'}».
    </p>
  );
}
