import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from '../basis/brand';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import {
  isPlainLine,
  parseZip,
  postalLine,
  tidyAddressLine,
  tidyNumber,
} from '../basis/postalText';

/** The address of an order of badges that is sent to an address of its own. Absent lines are empty texts. */
export type DeliveryAddress = Brand<DeliveryAddressInput, 'DeliveryAddress'>;

export interface DeliveryAddressInput {
  readonly companyName: string;
  readonly address: string;
  readonly address2: string;
  readonly address3: string;
  readonly zip: string;
  readonly city: string;
}

export type DeliveryAddressField = keyof DeliveryAddressInput;

export interface DeliveryAddressError {
  readonly kind: `deliveryAddress/${DeliveryAddressField | 'not-latin'}`;
}

interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** Lengths in characters (M5.25); the two optional lines have the maximum of every address line (P5.6). */
const deliveryAddressLengths: Readonly<Record<DeliveryAddressField, LengthRange>> = {
  companyName: { min: 3, max: 30 },
  address: { min: 5, max: 30 },
  address2: { min: 0, max: 30 },
  address3: { min: 0, max: 30 },
  zip: { min: 5, max: 6 },
  city: { min: 2, max: 25 },
};

/**
 * What may be typed in a line: tidied by the postal standard; in the zip code only letters and digits (P5.5).
 */
export function tidyDeliveryLine(field: DeliveryAddressField, raw: string): string {
  return field === 'zip' ? tidyNumber(raw) : tidyAddressLine(raw);
}

/** Each line tidied by the postal standard (P5.5), or every invalid line (M5.25). */
export function parseDeliveryAddress(
  raw: DeliveryAddressInput,
): E.Either<FieldErrors<DeliveryAddressField, DeliveryAddressError>, DeliveryAddress> {
  return pipe(
    parseFields({
      companyName: parseLine('companyName', raw),
      address: parseLine('address', raw),
      address2: parseLine('address2', raw),
      address3: parseLine('address3', raw),
      zip: parseLine('zip', raw),
      city: parseLine('city', raw),
    }),
    E.map((address) => address as DeliveryAddress),
  );
}

function parseLine(
  field: DeliveryAddressField,
  raw: DeliveryAddressInput,
): E.Either<DeliveryAddressError, string> {
  const text = field === 'zip' ? (parseZip(raw.zip) ?? '') : postalLine(raw[field]);
  if (field !== 'zip' && !isPlainLine(text)) return E.left({ kind: 'deliveryAddress/not-latin' });
  const { min, max } = deliveryAddressLengths[field];
  return text.length >= min && text.length <= max
    ? E.right(text)
    : E.left({ kind: `deliveryAddress/${field}` });
}

/**
 * The lines of an address for display: those that are filled in, with the zip code and the city on one line.
 */
export function addressLines(address: DeliveryAddressInput): readonly string[] {
  const { companyName, address: line1, address2, address3, zip, city } = address;
  return [companyName, line1, address2, address3, `${zip} ${city}`]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
