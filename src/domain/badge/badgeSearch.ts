import type { Cents } from '../basis/money';
import { foldWords } from '../basis/foldLetters';
import type { Badge } from './badge';
import { byVehicle } from './byVehicle';
import { shownBadgeStatus, type ShownBadgeStatus } from './shownBadgeStatus';

/** A badge with the status that its subscriber sees. */
export interface ListedBadge extends Badge {
  readonly shownStatus: ShownBadgeStatus;
}

/** What a subscriber searches for in a long list. */
export interface BadgeSearch {
  /** Words of the reference, the name or the personalisations; empty for every badge. */
  readonly words: string;
  /** null for every status. */
  readonly status: ShownBadgeStatus | null;
}

/** The longest list that can be read without a search. */
const LONGEST_READABLE = 12;

/** In the order of the choice. */
const statuses: readonly ShownBadgeStatus[] = [
  'active',
  'suspended',
  'opposed',
  'exchanged',
  'returned',
  'unknown',
];

/** The badges of a contract: those on the road first, then by vehicle name and reference. */
export function listBadges(badges: readonly Badge[], due: Cents): readonly ListedBadge[] {
  return badges
    .map((badge) => ({ ...badge, shownStatus: shownBadgeStatus(badge.status, due) }))
    .sort(
      (one, other) =>
        Number(isOnTheRoad(other)) - Number(isOnTheRoad(one)) || byVehicle(one, other),
    );
}

/** Whether a vehicle uses the badge: suspended ones are on the road, too. */
export function isOnTheRoad({ status }: Pick<Badge, 'status'>): boolean {
  return status === 'active';
}

/** Whether a list is too long to be read without a search. */
export function needsSearch(badges: readonly Badge[]): boolean {
  return badges.length > LONGEST_READABLE;
}

/** The statuses that the badges have, in the order of the choice. */
export function statusesOf(badges: readonly ListedBadge[]): readonly ShownBadgeStatus[] {
  return statuses.filter((status) => badges.some(({ shownStatus }) => shownStatus === status));
}

/**
 * The badges of the status whose texts contain every word, also as a part of a word, whatever its case and
 * accents. They keep their order.
 */
export function searchBadges(
  badges: readonly ListedBadge[],
  { words, status }: BadgeSearch,
): readonly ListedBadge[] {
  const wanted = foldWords(words).split(' ');
  return badges.filter((badge) => {
    if (status !== null && badge.shownStatus !== status) return false;
    const { reference, name, personalisation1, personalisation2 } = badge;
    const text = foldWords([reference, name, personalisation1, personalisation2].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
