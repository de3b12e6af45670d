import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from '../basis/brand';
import { parseCardDigits, type CardDigitsError } from '../basis/cardDigits';
import type { Instant } from '../basis/instant';
import {
  parseLicencePlate,
  type LicencePlate,
  type LicencePlateError,
} from '../basis/licencePlate';
import { parseFields, type FieldErrors } from '../basis/parseFields';

/** A bank card number without the six digits in the middle: `497010XXXXXX1234` (P3.4, P9.10). */
export type TruncatedPan = Brand<string, 'TruncatedPan'>;

/** A bank card whose passages at the lane become tickets: what the specification calls a flux (P3.4). */
export interface TicketCard {
  readonly id: number;
  readonly plate: string;
  readonly lastDigits: string;
  readonly linkedAt: Instant;
}

/** What is typed to link a card (P2.37). */
export interface CardLinkInput {
  readonly plate: string;
  readonly firstDigits: string;
  readonly lastDigits: string;
}

export interface CardLink {
  readonly plate: LicencePlate;
  readonly pan: TruncatedPan;
}

export type CardLinkError = LicencePlateError | CardDigitsError;

/**
 * Requires the plate and the first 6 and last 4 digits of the card; removes spaces between digits (P3.4,
 * P9.10).
 */
export function parseCardLink({
  plate,
  firstDigits,
  lastDigits,
}: CardLinkInput): E.Either<FieldErrors<keyof CardLinkInput, CardLinkError>, CardLink> {
  return pipe(
    parseFields({
      plate: parseLicencePlate(plate),
      firstDigits: parseCardDigits('firstDigits', firstDigits),
      lastDigits: parseCardDigits('lastDigits', lastDigits),
    }),
    E.map((link) => ({
      plate: link.plate,
      pan: `${link.firstDigits}XXXXXX${link.lastDigits}` as TruncatedPan,
    })),
  );
}
