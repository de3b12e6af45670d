import { left, map, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { characterCount } from './characterCount';
import { parseFields, type FieldErrors } from './parseFields';
import type { PaymentAddress } from './paymentAddress';

/** The address of whoever pays, as it is typed. */
export interface PayerAddressInput {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
}

export type PayerAddressField = keyof PayerAddressInput;

export interface PayerAddressError {
  readonly kind: `payer/${PayerAddressField}-${'missing' | 'too-long'}`;
}

/** What the bank takes of each line: more would be cut in silence. */
export const payerAddressLengths: Readonly<Record<PayerAddressField, number>> = {
  address: 50,
  zip: 10,
  city: 50,
};

/** All three lines are given, foreign ones too, and none is longer than the bank takes. */
export function parsePayerAddress(
  raw: PayerAddressInput,
): Either<FieldErrors<PayerAddressField, PayerAddressError>, PaymentAddress> {
  return pipe(
    parseFields({
      address: parseLine('address', raw),
      zip: parseLine('zip', raw),
      city: parseLine('city', raw),
    }),
    map(({ address, zip, city }) => ({ addressLine1: address, postalCode: zip, city })),
  );
}

function parseLine(
  field: PayerAddressField,
  raw: PayerAddressInput,
): Either<PayerAddressError, string> {
  const line = raw[field].trim();
  if (line === '') return left({ kind: `payer/${field}-missing` });
  return characterCount(line) > payerAddressLengths[field]
    ? left({ kind: `payer/${field}-too-long` })
    : right(line);
}
