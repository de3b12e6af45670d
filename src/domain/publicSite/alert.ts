import type { CmsHtml } from './cmsHtml';
import type { Instant } from '../basis/instant';
import { placeIn, type Place } from '../passage/place';

/** A notice to drivers (P3.25). */
export interface Alert {
  readonly title: string;
  readonly body: CmsHtml | null;
  readonly type: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export type AlertColour = 'red' | 'orange' | 'blue' | 'grey';

/** The most serious first: an accident that closes a lane is red. */
const keywords: readonly (readonly [AlertColour, readonly string[]])[] = [
  ['red', ['accident', 'incident', 'danger']],
  ['orange', ['travaux', 'fermeture']],
  ['blue', ['info']],
];

/**
 * The keywords in the type of an alert define its colour, in upper or lower case; grey without any (M4.11).
 */
export function alertColour(type: string): AlertColour {
  const words = type.toLowerCase();
  const match = keywords.find(([, known]) => known.some((keyword) => words.includes(keyword)));
  return match === undefined ? 'grey' : match[0];
}

/** An alert is shown from its start to its end, both included (M4.11, M9.9, P9.19). */
export function isAlertShown(
  alert: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Instant,
): boolean {
  return alert.startsAt <= now && now <= alert.endsAt;
}

const ranks: readonly AlertColour[] = ['red', 'orange', 'blue', 'grey'];

/** The most serious first: closures and accidents, then by colour; the latest first among equals. */
export function gravestFirst(alerts: readonly Alert[]): readonly Alert[] {
  const rank = (alert: Alert): number =>
    ranks.indexOf(alertColour(alert.type)) - (blocksTraffic(alert) ? ranks.length : 0);
  return alerts.toSorted((one, other) => rank(one) - rank(other) || other.startsAt - one.startsAt);
}

/** Whether an alert is about a closure or an accident, by its type or its title. */
export function blocksTraffic({ type, title }: Pick<Alert, 'type' | 'title'>): boolean {
  return alertColour(type) === 'red' || /ferm(é|eture)/i.test(`${type} ${title}`);
}

/** Whether a closure or an accident has begun since the last visit; never on the first visit. */
export function hasBlockedSince(alerts: readonly Alert[], lastVisit: Instant | null): boolean {
  return (
    lastVisit !== null && alerts.some((alert) => blocksTraffic(alert) && alert.startsAt > lastVisit)
  );
}

const BOTH_DIRECTIONS = /deux sens/i;

/** « sens Carénage vers Prado »: the tunnel may be named before it, in another order. */
const DIRECTION = /(?<!deux )\b(?:sens|direction)\b.*/is;

/**
 * Whether an alert may be why a way from one place to another is closed. It is about works, a closure or an
 * accident. Its title names the start before the end, behind « sens » if it has this word; or it names both
 * places and « deux sens ».
 */
export function isAboutWay(alert: Pick<Alert, 'title' | 'type'>, from: Place, to: Place): boolean {
  if (!blocksTraffic(alert) && alertColour(alert.type) !== 'orange') return false;
  const { title } = alert;
  const [told = title] = DIRECTION.exec(title) ?? [];
  const [start, end] = [placeIn(told, from), placeIn(told, to)];
  if (start >= 0 && end >= 0) return start < end || BOTH_DIRECTIONS.test(title);
  // The tunnel is named before the direction.
  const named = title.replace(DIRECTION, (part) => (BOTH_DIRECTIONS.test(part) ? 'deux sens' : ''));
  return told !== title && isAboutWay({ ...alert, title: named }, from, to);
}
