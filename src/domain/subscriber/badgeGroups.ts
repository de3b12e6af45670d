import type { Badge } from '../badge/badge';
import { byVehicle } from '../badge/byVehicle';
import type { ContractEntry } from './subscriber';

/** The badges of one contract, in the order of the select. */
export interface BadgeGroup {
  /** null: the contract could not be read, but its badges could (P7.2). */
  readonly contractReference: string | null;
  readonly badges: readonly Badge[];
}

/**
 * All badges of all contracts, because a search of passages is not limited to a contract (M2.26, M7.13):
 * grouped by contract, the selected one first, then by name of the vehicle and by number. A badge without a
 * name is last.
 */
export function groupBadges(
  contracts: readonly ContractEntry[],
  selectedIndex: number,
): readonly BadgeGroup[] {
  const selected = contracts[selectedIndex];
  const others = contracts.filter((file) => file !== selected);
  return (selected ? [selected, ...others] : others)
    .filter(({ badges }) => badges.length > 0)
    .map(({ contract, badges }) => ({
      contractReference: contract?.reference ?? null,
      badges: badges.toSorted(byVehicle),
    }));
}
