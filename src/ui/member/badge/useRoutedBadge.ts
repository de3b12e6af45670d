import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { latestData } from '../../../application/kernel/RemoteData';
import {
  selectContract,
  selectContractIndex,
  selectSubscriber,
} from '../../../application/member/subscriberSlice';
import type { Badge } from '../../../domain/badge';
import { findBadge } from '../../../domain/subscriber';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

/**
 * The badge that the address names (M2.13, M2.14); undefined when none of the contracts has it. Its contract becomes the
 * selected one, whatever was selected before (M2.19).
 */
export function useRoutedBadge(): Badge | undefined {
  const { id } = useParams();
  const dispatch = useAppDispatch();
  const subscriber = latestData(useAppSelector(selectSubscriber));
  const selected = useAppSelector(selectContractIndex);
  const found = findBadge(subscriber?.contracts ?? [], Number(id));
  const contractIndex = found?.contractIndex;
  useEffect(() => {
    if (contractIndex !== undefined && contractIndex !== selected) {
      dispatch(selectContract(contractIndex));
    }
  }, [dispatch, contractIndex, selected]);
  return found?.badge;
}
