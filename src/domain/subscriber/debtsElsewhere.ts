import { isNothingDue, type Cents } from '../basis/money';
import { unpaidTotal } from '../invoice/unpaidInvoice';
import type { ContractEntry } from './subscriber';

/** What is due on a contract other than the selected one. */
export interface DebtElsewhere {
  /** Position of its contract. */
  readonly contractIndex: number;
  readonly contractReference: string;
  readonly due: Cents;
  /** A further debt of this contract could not be decoded. */
  readonly isPartlyUnread: boolean;
}

/** What is due on the contracts that are not selected, in their order (M2.20, M8.7). */
export function debtsElsewhere(
  contracts: readonly ContractEntry[],
  selectedIndex: number,
): readonly DebtElsewhere[] {
  return contracts.flatMap(({ contract }, contractIndex) => {
    if (contract === null || contractIndex === selectedIndex) return [];
    const { reference: contractReference, unpaidInvoices, unreadableDebts } = contract;
    const due = unpaidTotal(unpaidInvoices);
    const isPartlyUnread = unreadableDebts > 0;
    if (isNothingDue(due) && !isPartlyUnread) return [];
    return [{ contractIndex, contractReference, due, isPartlyUnread }];
  });
}
