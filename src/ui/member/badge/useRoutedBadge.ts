import { useParams } from 'react-router-dom';
import type { ListedBadge } from '../../../domain/badge/badgeSearch';
import { shownBadgeStatus } from '../../../domain/badge/shownBadgeStatus';
import { unpaidTotal } from '../../../domain/invoice/unpaidInvoice';
import { findBadge } from '../../../domain/subscriber/findOnContracts';
import { useOwnContract } from '../area/useOwnContract';
import { useSubscriber } from '../area/useSubscriber';

/**
 * The badge of the address (M2.13, M2.14); undefined when no contract has it. Its contract becomes the
 * selected one (M2.19).
 */
export function useRoutedBadge(): ListedBadge | undefined {
  const { id } = useParams();
  const { contracts } = useSubscriber();
  const found = findBadge(contracts, Number(id));
  useOwnContract(found?.contractIndex);
  if (found === null) return undefined;
  const { badge, contractIndex } = found;
  // Null when the contract is unreadable (P7.2).
  const contract = contracts[contractIndex]?.contract ?? null;
  return {
    ...badge,
    shownStatus:
      contract === null
        ? badge.status
        : shownBadgeStatus(badge.status, unpaidTotal(contract.unpaidInvoices)),
  };
}
