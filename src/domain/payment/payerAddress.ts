import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { characterCount } from '../basis/characterCount';
import { france, parseCountry } from '../basis/country';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import { parseZip } from '../basis/postalText';
import { typedLine } from '../basis/typedText';
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

/**
 * All three lines are required, foreign ones included; none may exceed the maximum of the bank. A French zip
 * is five digits however it is typed; any other keeps its form.
 */
export function parsePayerAddress(
  raw: PayerPlaceInput,
): E.Either<FieldErrors<PayerAddressField, PayerAddressError>, PaymentAddress> {
  const country = parseCountry(raw.country) ?? france;
  const zip = country === france ? (parseZip(raw.zip) ?? '') : raw.zip;
  return pipe(
    parseFields({
      address: parseLine('address', raw.address),
      zip: parseLine('zip', zip),
      city: parseLine('city', raw.city),
    }),
    E.map((lines) => ({
      addressLine1: lines.address,
      postalCode: lines.zip,
      city: lines.city,
      country,
    })),
  );
}

/** A city has a letter; the address and the zip a letter or a digit. */
function parseLine(field: PayerAddressField, raw: string): E.Either<PayerAddressError, string> {
  const line = typedLine(raw);
  const isGiven = (field === 'city' ? /\p{L}/u : /[\p{L}\p{N}]/u).test(line);
  if (!isGiven) return E.left({ kind: `payer/${field}-missing` });
  return characterCount(line) > payerAddressLengths[field]
    ? E.left({ kind: `payer/${field}-too-long` })
    : E.right(line);
}
