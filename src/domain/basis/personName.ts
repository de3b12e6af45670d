import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { typedLine } from './typedText';

/** A first or last name, or both, without spaces around it. */
export type PersonName = Brand<string, 'PersonName'>;

/**
 * Requires a name, with a letter of any script; each form has its own kind of error, `missing`, for a field
 * without one (P5.17, P5.20, P5.22).
 */
export function parsePersonName<Kind extends string>(
  missing: Kind,
  raw: string,
): E.Either<{ readonly kind: Kind }, PersonName> {
  const name = typedLine(raw);
  return /\p{L}/u.test(name) ? E.right(name as PersonName) : E.left({ kind: missing });
}
