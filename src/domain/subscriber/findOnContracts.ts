import type { Badge } from '../badge/badge';
import type { Invoice } from '../invoice/invoice';
import type { ContractEntry } from './subscriber';

export interface FoundBadge {
  readonly badge: Badge;
  /** Position of its contract. */
  readonly contractIndex: number;
}

/** A badge of any of the contracts, by its id. */
export function findBadge(contracts: readonly ContractEntry[], id: number): FoundBadge | null {
  return findFirst(contracts, ({ badges }, contractIndex) => {
    const badge = badges.find((one) => one.id === id);
    return badge ? { badge, contractIndex } : null;
  });
}

export interface FoundInvoice {
  readonly invoice: Invoice;
  /** Position of its contract. */
  readonly contractIndex: number;
}

/** An invoice or a statement of any of the contracts, by its number. */
export function findInvoice(
  contracts: readonly ContractEntry[],
  number: string,
): FoundInvoice | null {
  return findFirst(contracts, ({ invoices }, contractIndex) => {
    const invoice = invoices.find((one) => one.number === number);
    return invoice ? { invoice, contractIndex } : null;
  });
}

/** Whether a list lacks entries that could not be read: what is not found may be one of them (P7.2). */
export function lacksEntries(
  contracts: readonly ContractEntry[],
  list: keyof ContractEntry['unreadable'],
): boolean {
  return contracts.some(({ unreadable }) => unreadable[list] > 0);
}

function findFirst<Found>(
  contracts: readonly ContractEntry[],
  find: (file: ContractEntry, index: number) => Found | null,
): Found | null {
  for (const [index, file] of contracts.entries()) {
    const found = find(file, index);
    if (found) return found;
  }
  return null;
}
