import { useParams } from 'react-router-dom';
import { latestData } from '../../../application/kernel/RemoteData';
import { selectSubscriber } from '../../../application/member/subscriberSlice';
import type { Badge } from '../../../domain/badge';
import { findBadge } from '../../../domain/findOnContracts';
import { useAppSelector } from '../../state/appHooks';
import { useOwnContract } from '../useOwnContract';

/**
 * The badge that the address names (M2.13, M2.14); undefined when none of the contracts has it. Its contract becomes the
 * selected one, whatever was selected before (M2.19).
 */
export function useRoutedBadge(): Badge | undefined {
  const { id } = useParams();
  const subscriber = latestData(useAppSelector(selectSubscriber));
  const found = findBadge(subscriber?.contracts ?? [], Number(id));
  useOwnContract(found?.contractIndex);
  return found?.badge;
}
