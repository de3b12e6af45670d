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
  /** By the position that `currentContract` remembers. */
  readonly contracts: readonly ContractEntry[];
}

/** The lists that hang on a contract. */
interface ContractLists {
  readonly invoices: readonly Invoice[];
  readonly badges: readonly Badge[];
  readonly amendments: readonly Amendment[];
  /** How many entries of each list could not be read (P7.2). */
  readonly unreadable: Readonly<Record<'invoices' | 'badges' | 'amendments', number>>;
}

/** A contract with its own documents and badges. */
export interface ContractFile extends ContractLists {
  readonly contract: Contract;
}

/** A contract that could not be read keeps its position, and its lists (P7.2). */
export interface UnreadableContractFile extends ContractLists {
  readonly contract: null;
}

export type ContractEntry = ContractFile | UnreadableContractFile;

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
