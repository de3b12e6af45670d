import { useEffect, useState } from 'react';
import { selectContract, selectContractIndex } from '../../application/member/subscriberSlice';
import { useAppDispatch, useAppSelector } from '../state/appHooks';

/**
 * Selects the contract of what is on screen, at this position, whatever was selected before (M2.19); undefined when none has
 * it. Answers true once the visitor has selected another one since.
 */
export function useOwnContract(contractIndex: number | undefined): boolean {
  const dispatch = useAppDispatch();
  const isSelected = useAppSelector(selectContractIndex) === contractIndex;
  const [lastSelected, setLastSelected] = useState<number>();
  const wasSelected = lastSelected === contractIndex;
  if (isSelected && !wasSelected) setLastSelected(contractIndex);
  useEffect(() => {
    if (contractIndex === undefined || isSelected || wasSelected) return;
    dispatch(selectContract(contractIndex));
  }, [dispatch, contractIndex, isSelected, wasSelected]);
  return wasSelected && !isSelected;
}
