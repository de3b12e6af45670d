import { isNothingDue, type Cents } from '../basis/money';
import { unpaidTotal } from '../invoice/unpaidInvoice';
import type { ContractEntry } from './subscriber';

/** What is due on a contract other than the selected one. */
export interface DebtElsewhere {
  /** Position of its contract. */
  readonly contractIndex: number;
  readonly contractReference: string;
  readonly due: Cents;
}

/** What is due on the contracts that are not selected, in their order (M2.20, M8.7). */
export function debtsElsewhere(
  contracts: readonly ContractEntry[],
  selectedIndex: number,
): readonly DebtElsewhere[] {
  return contracts.flatMap(({ contract }, contractIndex) => {
    if (contract === null || contractIndex === selectedIndex) return [];
    const due = unpaidTotal(contract.unpaidInvoices);
    return isNothingDue(due) ? [] : [{ contractIndex, contractReference: contract.reference, due }];
  });
}
