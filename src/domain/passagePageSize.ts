import { getOrElse, left, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';

/** How many passages a page may hold (M9.1). */
export const passagePageSizes = [100, 300, 500, 750] as const;

export type PassagePageSize = (typeof passagePageSizes)[number];

export const defaultPassagePageSize: PassagePageSize = 100;

export interface PassagePageSizeError {
  readonly kind: 'passagePageSize/unknown';
}

export function parsePassagePageSize(raw: string): Either<PassagePageSizeError, PassagePageSize> {
  const size = passagePageSizes.find((known) => String(known) === raw);
  return size === undefined ? left({ kind: 'passagePageSize/unknown' }) : right(size);
}

/** The remembered choice, or 100 when there is none or it is not a size (M9.1). */
export function passagePageSizeOrDefault(raw: string | null): PassagePageSize {
  return pipe(
    parsePassagePageSize(raw ?? ''),
    getOrElse(() => defaultPassagePageSize),
  );
}
