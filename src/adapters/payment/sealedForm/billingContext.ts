import { foldLetters } from '../../../domain/basis/foldLetters';
import type { PaymentAddress } from '../../../domain/payment/paymentAddress';

const LINE_LENGTH = 50;
const POSTAL_CODE_LENGTH = 10;
/** For a line without printable characters: the network refuses an empty one. */
const NOTHING = '-';

/** Signs that the card network writes differently. */
const plainSigns: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

/**
 * `contexte_commande`: base64 of the JSON of the billed person. Accents are removed, the address and the city
 * are cut to 50 characters, the country is FR unless another one was chosen (M5.29).
 */
export function paymentContext({
  addressLine1,
  city,
  postalCode,
  country,
}: PaymentAddress): string {
  const billing = {
    addressLine1: printableLine(addressLine1, LINE_LENGTH),
    city: printableLine(city, LINE_LENGTH),
    postalCode: printableLine(postalCode, POSTAL_CODE_LENGTH),
    country,
  };
  // One byte per character: printable lines contain nothing else.
  return btoa(JSON.stringify({ billing }));
}

/**
 * The text that a card network prints: letters without accents, digits and signs, from space to tilde; never
 * empty.
 */
export function printableLine(text: string, length: number): string {
  const plain = foldLetters(text)
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, (sign) => plainSigns[sign] ?? ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, length)
    .trimEnd();
  return plain === '' ? NOTHING : plain;
}
