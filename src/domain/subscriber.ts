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

type ListPerContract<A> = readonly (readonly A[] | null | undefined)[] | null | undefined;

export interface ListsPerContract {
  readonly invoices: ListPerContract<Invoice>;
  readonly badges: ListPerContract<Badge>;
  readonly amendments: ListPerContract<Amendment>;
}

/** Pairs each contract with the lists at its own position (M3.1); a list that is missing or too short is an empty one. */
export function pairByContract(
  contracts: readonly Contract[],
  lists: ListsPerContract,
): readonly ContractFile[] {
  return contracts.map((contract, index) => ({
    contract,
    invoices: lists.invoices?.[index] ?? [],
    badges: lists.badges?.[index] ?? [],
    amendments: lists.amendments?.[index] ?? [],
  }));
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

/** The same subscriber with one contract changed; unchanged when there is no such contract. */
export function changeContract(
  subscriber: Subscriber,
  contractId: number,
  change: (contract: Contract) => Contract,
): Subscriber {
  return {
    ...subscriber,
    contracts: subscriber.contracts.map((file) =>
      file.contract.id === contractId ? { ...file, contract: change(file.contract) } : file,
    ),
  };
}

export interface FoundBadge {
  readonly badge: Badge;
  /** Position of the contract that has it. */
  readonly contractIndex: number;
}

/** A badge of any of the contracts, by its id. */
export function findBadge(contracts: readonly ContractFile[], id: number): FoundBadge | undefined {
  for (const [contractIndex, { badges }] of contracts.entries()) {
    const badge = badges.find((one) => one.id === id);
    if (badge) return { badge, contractIndex };
  }
  return undefined;
}

export interface FoundInvoice {
  readonly invoice: Invoice;
  /** Position of the contract that has it. */
  readonly contractIndex: number;
}

/** An invoice or a statement of any of the contracts, by its number. */
export function findInvoice(
  contracts: readonly ContractFile[],
  number: string,
): FoundInvoice | undefined {
  for (const [contractIndex, { invoices }] of contracts.entries()) {
    const invoice = invoices.find((one) => one.number === number);
    if (invoice) return { invoice, contractIndex };
  }
  return undefined;
}

/** The same with one badge changed, on whichever contract it is. */
export function changeBadge(
  subscriber: Subscriber,
  id: number,
  change: (badge: Badge) => Badge,
): Subscriber {
  const contracts = subscriber.contracts.map((file) => ({
    ...file,
    badges: file.badges.map((badge) => (badge.id === id ? change(badge) : badge)),
  }));
  return { ...subscriber, contracts };
}
