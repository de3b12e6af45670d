import type { Amendment } from '../contract/amendment';
import type { Badge } from '../badge/badge';
import type { Contract } from '../contract/contract';
import type { Invoice } from '../invoice/invoice';
import { emptyList, type PartialList } from '../basis/partialList';
import type { ContractEntry } from './subscriber';

/** One list per contract; null when they could not be read as a whole. */
export type ListPerContract<A> = readonly PartialList<A>[] | null;

export interface ListsPerContract {
  readonly invoices: ListPerContract<Invoice>;
  readonly badges: ListPerContract<Badge>;
  readonly amendments: ListPerContract<Amendment>;
}

/**
 * Pairs each contract with the lists at its position (M3.1); a list that is missing or too short is empty.
 * null: a contract that could not be read. What could not be read as a whole counts as one entry of each
 * contract, so that no page says that there is none.
 */
export function pairByContract(
  contracts: readonly (Contract | null)[],
  lists: ListsPerContract,
): readonly ContractEntry[] {
  return contracts.map((contract, index): ContractEntry => {
    const invoices = listAt(lists.invoices, index);
    const badges = listAt(lists.badges, index);
    const amendments = listAt(lists.amendments, index);
    return {
      contract,
      invoices: invoices.items,
      badges: badges.items,
      amendments: amendments.items,
      unreadable: {
        invoices: invoices.unreadable,
        badges: badges.unreadable,
        amendments: amendments.unreadable,
      },
    };
  });
}

function listAt<A>(lists: ListPerContract<A>, index: number): PartialList<A> {
  if (lists === null) return { items: [], unreadable: 1 };
  return lists[index] ?? emptyList;
}
