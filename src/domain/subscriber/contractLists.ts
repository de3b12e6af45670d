import type { Amendment } from '../contract/amendment';
import type { Badge } from '../badge/badge';
import type { Contract } from '../contract/contract';
import type { Invoice } from '../invoice/invoice';
import { emptyList, type PartialList } from '../basis/partialList';
import type { ContractEntry } from './subscriber';

type ListPerContract<A> = readonly PartialList<A>[];

export interface ListsPerContract {
  readonly invoices: ListPerContract<Invoice>;
  readonly badges: ListPerContract<Badge>;
  readonly amendments: ListPerContract<Amendment>;
}

/**
 * Pairs each contract with the lists at its position (M3.1); a list that is missing or too short is empty.
 * null: a contract that could not be read.
 */
export function pairByContract(
  contracts: readonly (Contract | null)[],
  lists: ListsPerContract,
): readonly ContractEntry[] {
  return contracts.map((contract, index): ContractEntry => {
    const invoices = lists.invoices[index] ?? emptyList;
    const badges = lists.badges[index] ?? emptyList;
    const amendments = lists.amendments[index] ?? emptyList;
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
