import type { Amendment } from '../contract/amendment';
import type { Badge } from '../badge/badge';
import type { Contract } from '../contract/contract';
import type { Invoice } from '../invoice/invoice';

/** The signed-in person and all data of the contracts (M3.1). */
export interface Subscriber {
  /** The e-mail that signs in. */
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The person has requested the deletion of the account (M4.4). */
  readonly deletionRequested: boolean;
  /** By the position that `currentContract` stores. */
  readonly contracts: readonly ContractEntry[];
}

/** The lists of a contract. */
interface ContractLists {
  readonly invoices: readonly Invoice[];
  readonly badges: readonly Badge[];
  readonly amendments: readonly Amendment[];
  /** The number of entries of each list that could not be read (P7.2). */
  readonly unreadable: Readonly<Record<'invoices' | 'badges' | 'amendments', number>>;
}

/** A contract with its own documents and badges. */
export interface ContractFile extends ContractLists {
  readonly contract: Contract;
}

/** A contract that could not be read still has its position and its lists (P7.2). */
export interface UnreadableContractFile extends ContractLists {
  readonly contract: null;
}

export type ContractEntry = ContractFile | UnreadableContractFile;

/**
 * The position of the contract to show: the stored one (M3.14), or the first if no contract has that
 * position.
 */
export function shownContractIndex(contractCount: number, remembered: number): number {
  return Number.isInteger(remembered) && remembered >= 0 && remembered < contractCount
    ? remembered
    : 0;
}

/** First name and last name (M3.1). */
export function displayName(subscriber: Pick<Subscriber, 'firstName' | 'lastName'>): string {
  return `${subscriber.firstName} ${subscriber.lastName}`.trim();
}
