import { left, map, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from './brand';
import { characterCount } from './characterCount';
import { fitting, parseFields, type FieldErrors } from './parseFields';

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

type MissingText = 'badgeServices/name-missing' | 'badgeServices/personalisation1-missing';

export type BadgeServicesError =
  | { readonly kind: MissingText }
  | { readonly kind: 'badgeServices/too-long'; readonly limit: number };

/** At most so many characters (M5.16). */
export const badgeServicesLimits: Readonly<Record<BadgeServicesText, number>> = {
  name: 20,
  personalisation1: 10,
  personalisation2: 30,
};

/** The services, or each of their texts that does not fit; whether the name may stay empty is the switch's to say (M5.15–M5.17). */
export function parseBadgeServices(
  raw: BadgeServicesInput,
): Either<FieldErrors<BadgeServicesText, BadgeServicesError>, BadgeServices> {
  const { hasAdditionalService } = raw;
  return pipe(
    parseFields({
      name: parseText('name', raw.name, hasAdditionalService && 'badgeServices/name-missing'),
      personalisation1: parseText(
        'personalisation1',
        raw.personalisation1,
        'badgeServices/personalisation1-missing',
      ),
      personalisation2: parseText('personalisation2', raw.personalisation2),
      hasAdditionalService: fitting(hasAdditionalService),
    }),
    map((services) => services as BadgeServices),
  );
}

/** Empty only where nothing would be `missing`, and within its limit (M5.16). */
function parseText(
  field: BadgeServicesText,
  raw: string,
  missing: MissingText | false = false,
): Either<BadgeServicesError, string> {
  const text = raw.trim();
  const limit = badgeServicesLimits[field];
  if (text === '' && missing !== false) return left({ kind: missing });
  return characterCount(text) > limit
    ? left({ kind: 'badgeServices/too-long', limit })
    : right(text);
}
