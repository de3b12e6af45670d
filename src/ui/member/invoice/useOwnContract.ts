import { useEffect, useState } from 'react';
import { selectContract, selectContractIndex } from '../../../application/member/subscriberSlice';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

/**
 * Selects the contract of what is on screen, at this position, whatever was selected before. Answers true once the
 * visitor has selected another one since.
 */
export function useOwnContract(contractIndex: number): boolean {
  const dispatch = useAppDispatch();
  const isSelected = useAppSelector(selectContractIndex) === contractIndex;
  const [wasSelected, setWasSelected] = useState(isSelected);
  if (isSelected && !wasSelected) setWasSelected(true);
  useEffect(() => {
    if (!isSelected && !wasSelected) dispatch(selectContract(contractIndex));
  }, [dispatch, contractIndex, isSelected, wasSelected]);
  return wasSelected && !isSelected;
}
