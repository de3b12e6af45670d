import type { Badge } from './badge';
import type { Invoice } from './invoice';
import type { ContractEntry } from './subscriber';

export interface FoundBadge {
  readonly badge: Badge;
  /** Position of the contract that has it. */
  readonly contractIndex: number;
}

/** A badge of any of the contracts, by its id. */
export function findBadge(contracts: readonly ContractEntry[], id: number): FoundBadge | undefined {
  return findFirst(contracts, ({ badges }, contractIndex) => {
    const badge = badges.find((one) => one.id === id);
    return badge && { badge, contractIndex };
  });
}

export interface FoundInvoice {
  readonly invoice: Invoice;
  /** Position of the contract that has it. */
  readonly contractIndex: number;
}

/** An invoice or a statement of any of the contracts, by its number. */
export function findInvoice(
  contracts: readonly ContractEntry[],
  number: string,
): FoundInvoice | undefined {
  return findFirst(contracts, ({ invoices }, contractIndex) => {
    const invoice = invoices.find((one) => one.number === number);
    return invoice && { invoice, contractIndex };
  });
}

function findFirst<Found>(
  contracts: readonly ContractEntry[],
  find: (file: ContractEntry, index: number) => Found | undefined,
): Found | undefined {
  for (const [index, file] of contracts.entries()) {
    const found = find(file, index);
    if (found) return found;
  }
  return undefined;
}
