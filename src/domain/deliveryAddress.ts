import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';

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

export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** Lengths in characters (M5.25); the two optional lines take what every address line may (P5.6). */
export const deliveryAddressLengths: Readonly<Record<DeliveryAddressField, LengthRange>> = {
  companyName: { min: 3, max: 30 },
  address: { min: 5, max: 30 },
  address2: { min: 0, max: 30 },
  address3: { min: 0, max: 30 },
  zip: { min: 5, max: 6 },
  city: { min: 2, max: 25 },
};

/** One line of the address, without the spaces around it (M5.25). */
export function parseDeliveryField(
  field: DeliveryAddressField,
  raw: string,
): Either<DeliveryAddressError, string> {
  const text = raw.trim();
  const { min, max } = deliveryAddressLengths[field];
  return text.length >= min && text.length <= max
    ? right(text)
    : left({ kind: `deliveryAddress/${field}` });
}

/** The whole address, or every line that does not fit (M5.25). */
export function parseDeliveryAddress(
  raw: DeliveryAddressInput,
): Either<readonly DeliveryAddressError[], DeliveryAddress> {
  const errors: DeliveryAddressError[] = [];
  const line = (field: DeliveryAddressField): string => {
    const parsed = parseDeliveryField(field, raw[field]);
    if (parsed._tag === 'Right') return parsed.right;
    errors.push(parsed.left);
    return '';
  };
  const address = {
    companyName: line('companyName'),
    address: line('address'),
    address2: line('address2'),
    address3: line('address3'),
    zip: line('zip'),
    city: line('city'),
  };
  return errors.length === 0 ? right(address as DeliveryAddress) : left(errors);
}

/** The lines that an address shows: those that are filled in, the code and the city together. */
export function addressLines(address: DeliveryAddressInput): readonly string[] {
  const { companyName, address: line1, address2, address3, zip, city } = address;
  return [companyName, line1, address2, address3, `${zip} ${city}`]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
