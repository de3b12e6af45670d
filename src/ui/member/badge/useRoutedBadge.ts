import { useParams } from 'react-router-dom';
import type { Badge } from '../../../domain/badge/badge';
import { findBadge } from '../../../domain/subscriber/findOnContracts';
import { useOwnContract } from '../area/useOwnContract';
import { useSubscriber } from '../area/useSubscriber';

/**
 * The badge of the address (M2.13, M2.14); undefined when no contract has it. Its contract becomes the
 * selected one (M2.19).
 */
export function useRoutedBadge(): Badge | undefined {
  const { id } = useParams();
  const found = findBadge(useSubscriber().contracts, Number(id));
  useOwnContract(found?.contractIndex);
  return found?.badge;
}
