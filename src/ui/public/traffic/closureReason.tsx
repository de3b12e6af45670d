import type { ReactNode } from 'react';
import type { Instant } from '../../../domain/basis/instant';
import { isAboutWay, isAlertShown, type Alert } from '../../../domain/publicSite/alert';
import { directionEnds } from '../../../domain/passage/stretches';
import { frenchSpaces } from '../../cms/frenchSpaces';
import { plainText } from '../../cms/plainText';
import { operatorLanguage } from '../../words/operatorText.fr';
import type { TrafficLine } from './TrafficView';

/** Why a direction is closed: the text of the current alert about this direction, if any. */
export function closureReason(
  { state, id }: TrafficLine,
  alerts: readonly Alert[],
  now: Instant,
): ReactNode {
  if (state !== 'closed') return null;
  const { from, to } = directionEnds[id];
  const alert = alerts.find((one) => isAlertShown(one, now) && isAboutWay(one, from, to));
  return alert?.body ? (
    <span lang={operatorLanguage}>{frenchSpaces(plainText(alert.body))}</span>
  ) : null;
}
