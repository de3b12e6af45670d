import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from '../basis/brand';
import { characterCount } from '../basis/characterCount';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';
import { typedText } from '../basis/typedText';

/** The fields of a badge that a subscriber may change (M5.15). */
export interface BadgeServicesInput {
  readonly name: string;
  readonly personalisation1: string;
  readonly personalisation2: string;
  readonly hasAdditionalService: boolean;
}

/** Valid services, without spaces around their texts. */
export type BadgeServices = Brand<BadgeServicesInput, 'BadgeServices'>;

export type BadgeServicesText = Exclude<keyof BadgeServicesInput, 'hasAdditionalService'>;

type MissingText = 'badgeServices/name-missing' | 'badgeServices/personalisation1-missing';

export type BadgeServicesError =
  | { readonly kind: MissingText }
  | { readonly kind: 'badgeServices/too-long'; readonly limit: number };

/** Maximum numbers of characters (M5.16). */
export const badgeServicesLimits: Readonly<Record<BadgeServicesText, number>> = {
  name: 20,
  personalisation1: 10,
  personalisation2: 30,
};

/** The services, or every invalid text; the switch decides whether the name is required (M5.15–M5.17). */
export function parseBadgeServices(
  raw: BadgeServicesInput,
): E.Either<FieldErrors<BadgeServicesText, BadgeServicesError>, BadgeServices> {
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
    E.map((services) => services as BadgeServices),
  );
}

/** Checks the length; an empty text is an error only if `missing` is given (M5.16). */
function parseText(
  field: BadgeServicesText,
  raw: string,
  missing: MissingText | false = false,
): E.Either<BadgeServicesError, string> {
  const text = typedText(raw).trim();
  const limit = badgeServicesLimits[field];
  if (text === '' && missing !== false) return E.left({ kind: missing });
  return characterCount(text) > limit
    ? E.left({ kind: 'badgeServices/too-long', limit })
    : E.right(text);
}
