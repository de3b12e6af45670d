import type { Amendment } from './amendment';
import type { Badge } from './badge';
import type { Contract } from './contract';
import type { Invoice } from './invoice';
import type { ContractFile } from './subscriber';

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
