import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { characterCount } from '../basis/characterCount';
import { france, parseCountry } from '../basis/country';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import { typedText } from '../basis/typedText';
import type { PaymentAddress } from './paymentAddress';

/** The address of the payer, as it is typed. */
export interface PayerAddressInput {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
}

/** With the chosen country; any text that is none means France (M5.29). */
export interface PayerPlaceInput extends PayerAddressInput {
  readonly country: string;
}

export type PayerAddressField = keyof PayerAddressInput;

export interface PayerAddressError {
  readonly kind: `payer/${PayerAddressField}-${'missing' | 'too-long'}`;
}

/** The maximum lengths of the bank, which would cut a longer line without an error. */
export const payerAddressLengths: Readonly<Record<PayerAddressField, number>> = {
  address: 50,
  zip: 10,
  city: 50,
};

/** All three lines are required, foreign ones included; none may exceed the maximum of the bank. */
export function parsePayerAddress(
  raw: PayerPlaceInput,
): E.Either<FieldErrors<PayerAddressField, PayerAddressError>, PaymentAddress> {
  return pipe(
    parseFields({
      address: parseLine('address', raw),
      zip: parseLine('zip', raw),
      city: parseLine('city', raw),
    }),
    E.map(({ address, zip, city }) => ({
      ...{ addressLine1: address, postalCode: zip, city },
      country: parseCountry(raw.country) ?? france,
    })),
  );
}

function parseLine(
  field: PayerAddressField,
  raw: PayerAddressInput,
): E.Either<PayerAddressError, string> {
  const line = typedText(raw[field]).trim();
  if (line === '') return E.left({ kind: `payer/${field}-missing` });
  return characterCount(line) > payerAddressLengths[field]
    ? E.left({ kind: `payer/${field}-too-long` })
    : E.right(line);
}
