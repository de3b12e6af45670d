import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { typedText } from './typedText';

/** A first or last name, or both, without spaces around it. */
export type PersonName = Brand<string, 'PersonName'>;

/**
 * Requires a name; each form has its own kind of error, `missing`, for an empty field (P5.17, P5.20, P5.22).
 */
export function parsePersonName<Kind extends string>(
  missing: Kind,
  raw: string,
): E.Either<{ readonly kind: Kind }, PersonName> {
  const name = typedText(raw).trim().replace(/\s+/g, ' ');
  return name === '' ? E.left({ kind: missing }) : E.right(name as PersonName);
}
