import type { Contract, PostalAddress } from './contract';
import { plainLetters } from './plainLetters';

/** Who is billed, as typed; `paymentContext` makes it fit for the card network. */
export interface PaymentAddress {
  readonly addressLine1: string;
  readonly city: string;
  readonly postalCode: string;
}

const LINE_LENGTH = 50;
const POSTAL_CODE_LENGTH = 10;
/** A line of which nothing can be printed: the network takes no empty one. */
const NOTHING = '-';

/** Letters and signs that a card network writes otherwise. */
const plainWritings: Readonly<Record<string, string>> = {
  ...plainLetters,
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

/** The billing address of a contract; that of correspondence where a line of it is missing (M3.7). */
export function contractPaymentAddress({
  billing,
  correspondence,
}: Pick<Contract, 'billing' | 'correspondence'>): PaymentAddress {
  return toPaymentAddress(isComplete(billing) ? billing : correspondence);
}

function isComplete({ address, zip, city }: PostalAddress): boolean {
  return [address, zip, city].every((line) => line.trim() !== '');
}

function toPaymentAddress({ address, zip, city }: PostalAddress): PaymentAddress {
  return { addressLine1: address, city, postalCode: zip };
}

/**
 * `contexte_commande`: base64 of the JSON of who is billed. Accents are stripped, the address and the city cut to 50
 * characters, the country is FR (M5.29).
 */
export function paymentContext({ addressLine1, city, postalCode }: PaymentAddress): string {
  const billing = {
    addressLine1: printableLine(addressLine1, LINE_LENGTH),
    city: printableLine(city, LINE_LENGTH),
    postalCode: printableLine(postalCode, POSTAL_CODE_LENGTH),
    country: 'FR',
  };
  // One byte per character, as printable lines have only such.
  return btoa(JSON.stringify({ billing }));
}

/** What a card network prints: letters without accents, figures and signs, from space to tilde; never empty. */
export function printableLine(text: string, length: number): string {
  const plain = text
    .replace(/[^ -~]/g, (sign) => plainWritings[sign] ?? sign)
    // Before the text is decomposed too, which takes the square of the accents that follow one letter.
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, length)
    .trimEnd();
  return plain === '' ? NOTHING : plain;
}
