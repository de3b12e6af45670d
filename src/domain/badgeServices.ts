import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';
import { characterCount } from './characterCount';

/** What a subscriber may change of a badge (M5.15). */
export interface BadgeServicesInput {
  readonly name: string;
  readonly personalisation1: string;
  readonly personalisation2: string;
  readonly hasAdditionalService: boolean;
}

/** Services that follow the rules, without the spaces around their texts. */
export type BadgeServices = Brand<BadgeServicesInput, 'BadgeServices'>;

export type BadgeServicesText = Exclude<keyof BadgeServicesInput, 'hasAdditionalService'>;

export type BadgeServicesError =
  | { readonly kind: 'badgeServices/name-missing' | 'badgeServices/personalisation1-missing' }
  | { readonly kind: 'badgeServices/too-long'; readonly limit: number };

/** At most so many characters (M5.16). */
export const badgeServicesLimits: Readonly<Record<BadgeServicesText, number>> = {
  name: 20,
  personalisation1: 10,
  personalisation2: 30,
};

/** One text among the services: whether it may stay empty depends on the others (M5.16, M5.17). */
export function parseBadgeServicesText(
  field: BadgeServicesText,
  services: BadgeServicesInput,
): Either<BadgeServicesError, string> {
  const text = services[field].trim();
  const limit = badgeServicesLimits[field];
  if (text === '' && field === 'personalisation1') {
    return left({ kind: 'badgeServices/personalisation1-missing' });
  }
  if (text === '' && field === 'name' && services.hasAdditionalService) {
    return left({ kind: 'badgeServices/name-missing' });
  }
  return characterCount(text) > limit
    ? left({ kind: 'badgeServices/too-long', limit })
    : right(text);
}

/** The services, or the first of their texts that does not fit, in the order in which they are asked (M5.15). */
export function parseBadgeServices(
  raw: BadgeServicesInput,
): Either<BadgeServicesError, BadgeServices> {
  const name = parseBadgeServicesText('name', raw);
  if (isLeft(name)) return name;
  const personalisation1 = parseBadgeServicesText('personalisation1', raw);
  if (isLeft(personalisation1)) return personalisation1;
  const personalisation2 = parseBadgeServicesText('personalisation2', raw);
  if (isLeft(personalisation2)) return personalisation2;
  return right({
    name: name.right,
    personalisation1: personalisation1.right,
    personalisation2: personalisation2.right,
    hasAdditionalService: raw.hasAdditionalService,
  } as BadgeServices);
}
