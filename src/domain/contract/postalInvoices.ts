import * as E from 'fp-ts/Either';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';

/** The option as it is chosen. */
export interface PostalInvoicesInput {
  readonly isOn: boolean;
  /** The subscriber accepts its price. */
  readonly isPriceAccepted: boolean;
}

export interface PostalInvoicesError {
  readonly kind: 'postalInvoices/price-not-accepted';
}

/**
 * A paid option is switched on only by who accepts its price; what is on already, or switched off, asks
 * nothing (M9.14).
 */
export function parsePostalInvoices(
  { isOn, isPriceAccepted }: PostalInvoicesInput,
  wasOn: boolean,
): E.Either<FieldErrors<'isPriceAccepted', PostalInvoicesError>, { readonly isOn: boolean }> {
  return parseFields({
    isOn: fitting(isOn),
    isPriceAccepted:
      isOn && !wasOn && !isPriceAccepted
        ? E.left<PostalInvoicesError>({ kind: 'postalInvoices/price-not-accepted' })
        : fitting(isPriceAccepted),
  });
}
