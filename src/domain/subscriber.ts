import type { Amendment } from './amendment';
import type { Badge } from './badge';
import type { Contract } from './contract';
import type { Invoice } from './invoice';

/** The signed-in person and everything that hangs on the contracts (M3.1). */
export interface Subscriber {
  /** The e-mail that signs in. */
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The person asked for the account to be deleted (M4.4). */
  readonly deletionRequested: boolean;
  readonly contracts: readonly ContractFile[];
}

/** A contract with its own documents and badges. */
export interface ContractFile {
  readonly contract: Contract;
  readonly invoices: readonly Invoice[];
  readonly badges: readonly Badge[];
  readonly amendments: readonly Amendment[];
}

/** The position of the contract to show: the remembered one (M3.14), or the first when there is none there. */
export function shownContractIndex(contractCount: number, remembered: number): number {
  return Number.isInteger(remembered) && remembered >= 0 && remembered < contractCount
    ? remembered
    : 0;
}

/** First name and last name (M3.1). */
export function displayName(subscriber: Pick<Subscriber, 'firstName' | 'lastName'>): string {
  return `${subscriber.firstName} ${subscriber.lastName}`.trim();
}
