import type { Contract, PostalAddress } from '../contract/contract';
import type { Country } from '../basis/country';

/** The billed person, as typed; the adapter of the bank converts the text for the card network. */
export interface PaymentAddress {
  readonly addressLine1: string;
  readonly city: string;
  readonly postalCode: string;
  /** France where nothing was chosen (M5.29, P7.19). */
  readonly country: Country;
}

/**
 * The billing address of a contract; the correspondence address if the billing address lacks a line (M3.7).
 * A contract names no country: the payer chooses it (P7.19).
 */
export function contractPaymentAddress(
  { billing, correspondence }: Pick<Contract, 'billing' | 'correspondence'>,
  country: Country,
): PaymentAddress {
  const { address, zip, city } = isComplete(billing) ? billing : correspondence;
  return { addressLine1: address, city, postalCode: zip, country };
}

function isComplete({ address, zip, city }: PostalAddress): boolean {
  return [address, zip, city].every((line) => line.trim() !== '');
}
