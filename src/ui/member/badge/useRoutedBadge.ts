import { useParams } from 'react-router-dom';
import type { Badge } from '../../../domain/badge';
import { findBadge } from '../../../domain/findOnContracts';
import { useOwnContract } from '../useOwnContract';
import { useSubscriber } from '../useSubscriber';

/**
 * The badge that the address names (M2.13, M2.14); undefined when none of the contracts has it. Its contract becomes the
 * selected one, whatever was selected before (M2.19).
 */
export function useRoutedBadge(): Badge | undefined {
  const { id } = useParams();
  const found = findBadge(useSubscriber().contracts, Number(id));
  useOwnContract(found?.contractIndex);
  return found?.badge;
}
