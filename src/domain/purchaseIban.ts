import { flatMap, left, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isForeignIban, parseIban, type Iban, type IbanError } from './iban';

export type PurchaseIbanError = IbanError | { readonly kind: 'iban/foreign' };

/** Longer than 26 characters, right, and French: another country's is the customer service's affair (P5.8, P9.8). */
export function parsePurchaseIban(raw: string): Either<PurchaseIbanError, Iban> {
  return pipe(
    parseIban(raw),
    flatMap((iban): Either<PurchaseIbanError, Iban> =>
      isForeignIban(iban) ? left({ kind: 'iban/foreign' }) : right(iban),
    ),
  );
}
