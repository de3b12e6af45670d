import { left, map, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from './brand';
import { parseFields, type FieldErrors } from './parseFields';
import { tidyAddressLine, tidyNumber } from './postalText';

/** Where an order of badges goes when the delivery type is L. Absent lines are empty texts. */
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
  readonly kind: `deliveryAddress/${DeliveryAddressField}`;
}

interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** Lengths in characters (M5.25); the two optional lines take what every address line may (P5.6). */
const deliveryAddressLengths: Readonly<Record<DeliveryAddressField, LengthRange>> = {
  companyName: { min: 3, max: 30 },
  address: { min: 5, max: 30 },
  address2: { min: 0, max: 30 },
  address3: { min: 0, max: 30 },
  zip: { min: 5, max: 6 },
  city: { min: 2, max: 25 },
};

/** What may be typed of a line: as the postal norm writes it; of the code only letters and figures (P5.5). */
export function tidyDeliveryLine(field: DeliveryAddressField, raw: string): string {
  return field === 'zip' ? tidyNumber(raw) : tidyAddressLine(raw);
}

/** Each line as the postal norm writes it (P5.5), or every line that does not fit (M5.25). */
export function parseDeliveryAddress(
  raw: DeliveryAddressInput,
): Either<FieldErrors<DeliveryAddressField, DeliveryAddressError>, DeliveryAddress> {
  return pipe(
    parseFields({
      companyName: parseLine('companyName', raw),
      address: parseLine('address', raw),
      address2: parseLine('address2', raw),
      address3: parseLine('address3', raw),
      zip: parseLine('zip', raw),
      city: parseLine('city', raw),
    }),
    map((address) => address as DeliveryAddress),
  );
}

function parseLine(
  field: DeliveryAddressField,
  raw: DeliveryAddressInput,
): Either<DeliveryAddressError, string> {
  const text = tidyDeliveryLine(field, raw[field]).replace(/ +/g, ' ').trim();
  const { min, max } = deliveryAddressLengths[field];
  return text.length >= min && text.length <= max
    ? right(text)
    : left({ kind: `deliveryAddress/${field}` });
}

/** The lines that an address shows: those that are filled in, the code and the city together. */
export function addressLines(address: DeliveryAddressInput): readonly string[] {
  const { companyName, address: line1, address2, address3, zip, city } = address;
  return [companyName, line1, address2, address3, `${zip} ${city}`]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
