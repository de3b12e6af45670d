import type { ReactElement } from 'react';
import { hasAudienceMeter } from '../../../application/shell/audience';
import { answerConsent, consentKept, selectConsent } from '../../../application/shell/consentSlice';
import { everyCookieRefused } from '../../../domain/cookieConsent';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { Decoration } from '../../state/Decoration';
import { lazyPart } from '../../state/lazyPart';

const CookieOverlay = lazyPart(
  async () => (await import('../../shell/CookieOverlay')).CookieOverlay,
);

/** The overlay while the visitor has not answered, or came back to it (M4.9). */
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
