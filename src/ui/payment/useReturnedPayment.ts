import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readBankReturn } from '../../application/payment/confirmPayment';
import type { BankReturn } from '../../application/ports/payment/BankReturns';
import { readFreeOrder } from '../navigation/stateFlags';
import { useAppDispatch } from '../state/appHooks';

/** Values of a result page's address and history state, other than the reference. */
export interface Returned {
  readonly isFree: boolean;
  /** What the bank wrote in the address (P7.19); null without anything. */
  readonly bankReturn: BankReturn | null;
}

interface ReturnedPage extends Returned {
  /**
   * From the last part of the address. At the failure address, a bank that reports « paid » counts as
   * success, which the server must confirm (P4.35).
   */
  readonly isSuccess: boolean;
}

/** Reads a result page's address: `state` is its last part. Undefined for an unknown state. */
export function useReturnedPayment(state: string | undefined): ReturnedPage | undefined {
  const location = useLocation();
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const bankReturn = useMemo(
    () => dispatch(readBankReturn(Object.fromEntries(search))),
    [dispatch, search],
  );
  if (state !== 'success' && state !== 'fail') return undefined;
  return {
    isFree: readFreeOrder(location),
    bankReturn,
    isSuccess: state === 'success' || bankReturn?.isPaid === true,
  };
}
