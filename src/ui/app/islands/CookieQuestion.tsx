import type { ReactElement } from 'react';
import { hasAudienceMeter } from '../../../application/shell/audience';
import { answerConsent, consentKept, selectConsent } from '../../../application/shell/consentSlice';
import { everyCookieRefused } from '../../../domain/publicSite/cookieConsent';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { Decoration } from '../../state/loading/Decoration';
import { lazyPart } from '../../state/loading/lazyPart';

const CookieOverlay = lazyPart(
  async () => (await import('../../shell/CookieOverlay')).CookieOverlay,
);

/** The overlay, until the visitor has answered, and when it is reopened (M4.9). */
export function CookieQuestion(): ReactElement | null {
  const consent = useAppSelector(selectConsent);
  const dispatch = useAppDispatch();
  if (consent.status === 'unknown' || consent.status === 'answered') return null;
  return (
    <Decoration>
      <CookieOverlay
        measuresAudience={dispatch(hasAudienceMeter())}
        {...(consent.status === 'reopened' && {
          initial: consent.consent,
          reopened: true,
          onClose: () => {
            dispatch(consentKept());
          },
        })}
        onRefuse={() => {
          dispatch(answerConsent(everyCookieRefused));
        }}
        onAccept={(choice) => {
          dispatch(answerConsent(choice));
        }}
      />
    </Decoration>
  );
}
