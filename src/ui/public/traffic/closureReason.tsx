import type { ReactNode } from 'react';
import type { Instant } from '../../../domain/basis/instant';
import { isAlertShown, namesBoth, type Alert } from '../../../domain/publicSite/alert';
import { OptionalPart } from '../../state/loading/OptionalPart';
import { lazyPart } from '../../state/loading/lazyPart';
import type { TrafficLine } from './TrafficView';

const AlertText = lazyPart(async () => (await import('./AlertText')).AlertText);

/** Why a direction is closed: the text of the current alert whose title names both of its ends, if any. */
export function closureReason(
  { state, from, to }: TrafficLine,
  alerts: readonly Alert[],
  now: Instant,
): ReactNode {
  if (state !== 'closed') return null;
  const alert = alerts.find((one) => isAlertShown(one, now) && namesBoth(one, from, to));
  return alert?.body ? (
    <OptionalPart>
      <AlertText html={alert.body} />
    </OptionalPart>
  ) : null;
}
