import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isForeignIban, parseIban, type Iban, type IbanError } from '../bank/iban';

export type PurchaseIbanError = IbanError | { readonly kind: 'iban/foreign' };

/**
 * Longer than 26 characters, valid and French: a foreign IBAN is referred to customer service (P5.8, P9.8).
 */
export function parsePurchaseIban(raw: string): E.Either<PurchaseIbanError, Iban> {
  return pipe(
    parseIban(raw),
    E.flatMap((iban): E.Either<PurchaseIbanError, Iban> =>
      isForeignIban(iban) ? E.left({ kind: 'iban/foreign' }) : E.right(iban),
    ),
  );
}
