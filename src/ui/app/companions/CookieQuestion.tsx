import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { hasAudienceMeter } from '../../../application/shell/audience';
import { answerConsent, consentKept, selectConsent } from '../../../application/shell/consentSlice';
import { everyCookieRefused } from '../../../domain/publicSite/cookieConsent';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { CookieOverlay } from '../../shell/CookieOverlay';
import { questionPlace, removePainted, replacePainted } from '../../shell/paintedQuestion';

/**
 * The overlay, until the visitor has answered, and when it is reopened (M4.9). It takes the place of the one
 * that the build painted into the HTML file, once it is known whether this place has an audience meter.
 */
export function CookieQuestion(): ReactElement | null {
  const consent = useAppSelector(selectConsent);
  const dispatch = useAppDispatch();
  const isAnswered = consent.status === 'answered';
  const [measuresAudience, setMeasuresAudience] = useState<boolean | null>(null);
  useEffect(() => {
    void dispatch(hasAudienceMeter()).then(setMeasuresAudience);
  }, [dispatch]);
  useLayoutEffect(() => {
    if (isAnswered) removePainted();
  }, [isAnswered]);
  if (consent.status === 'unknown' || consent.status === 'answered') return null;
  if (measuresAudience === null) return null;
  const place = questionPlace();
  const question = (
    <>
      <CookieOverlay
        measuresAudience={measuresAudience}
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
      <Replacement />
    </>
  );
  return place === null ? question : createPortal(question, place);
}

/** Appears together with the overlay. */
function Replacement(): null {
  useLayoutEffect(replacePainted, []);
  return null;
}
