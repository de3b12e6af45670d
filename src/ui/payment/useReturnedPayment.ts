import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isPaidCode, readBankFields, type BankFields } from '../../domain/paymentReturn';
import { readFreeOrder } from '../navigation/freeOrder';

/** What the address of a result page, and the history, tell beside the reference. */
export interface Returned {
  readonly isFree: boolean;
  /** What the bank wrote in the address (P7.19); null where it wrote nothing. */
  readonly bankFields: BankFields | null;
}

interface ReturnedPage extends Returned {
  /**
   * What the last part of the address stands for; at a failure's, a bank that says « paid » is held to the
   * server's word (P4.35).
   */
  readonly isSuccess: boolean;
}

/** Reads a result page's address: `state` is its last part; undefined for one that says nothing known. */
export function useReturnedPayment(state: string | undefined): ReturnedPage | undefined {
  const location = useLocation();
  const [search] = useSearchParams();
  const bankFields = useMemo(() => readBankFields(search), [search]);
  if (state !== 'success' && state !== 'fail') return undefined;
  return {
    isFree: readFreeOrder(location),
    bankFields,
    isSuccess: state === 'success' || (bankFields !== null && isPaidCode(bankFields)),
  };
}
