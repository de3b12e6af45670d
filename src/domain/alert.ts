import type { CmsHtml } from './cmsHtml';
import type { Instant } from './instant';

/** A notice to drivers (P3.25). */
export interface Alert {
  readonly title: string;
  readonly body: CmsHtml | null;
  readonly type: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export type AlertColour = 'red' | 'orange' | 'blue' | 'grey';

/** The gravest first: an accident that closes a lane is red. */
const keywords: readonly (readonly [AlertColour, readonly string[]])[] = [
  ['red', ['accident', 'incident', 'danger']],
  ['orange', ['travaux', 'fermeture']],
  ['blue', ['info']],
];

/** An alert is coloured by the keywords that its type contains, in any case; grey without one (M4.11). */
export function alertColour(type: string): AlertColour {
  const words = type.toLowerCase();
  const match = keywords.find(([, known]) => known.some((keyword) => words.includes(keyword)));
  return match === undefined ? 'grey' : match[0];
}

/** An alert shows while now lies between its start and its end, both included (M4.11, M9.9, P9.19). */
export function isAlertShown(
  alert: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Instant,
): boolean {
  return alert.startsAt <= now && now <= alert.endsAt;
}
