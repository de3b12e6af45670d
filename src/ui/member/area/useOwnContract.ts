import { useEffect, useState } from 'react';
import {
  selectContract,
  selectContractIndex,
} from '../../../application/subscriber/subscriberSlice';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

/**
 * Selects the contract, by position, of the object on screen (M2.19); undefined when no contract has it.
 * Returns true once the visitor has selected another contract.
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
