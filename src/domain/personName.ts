import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';

/** A first or last name, or both, as its bearer writes it, without spaces around. */
export type PersonName = Brand<string, 'PersonName'>;

/** Given; `missing` is the kind of the error when it is not: the form's own (P5.17, P5.20, P5.22). */
export function parsePersonName<Kind extends string>(
  missing: Kind,
  raw: string,
): Either<{ readonly kind: Kind }, PersonName> {
  const name = raw.trim().replace(/\s+/g, ' ');
  return name === '' ? left({ kind: missing }) : right(name as PersonName);
}
