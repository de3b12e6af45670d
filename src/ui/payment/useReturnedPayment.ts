import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isPaidCode, readBankFields, type BankFields } from '../../domain/payment/paymentReturn';
import { readFreeOrder } from '../navigation/freeOrder';

/** Values of a result page's address and history state, other than the reference. */
export interface Returned {
  readonly isFree: boolean;
  /** The bank's fields in the address (P7.19); null without them. */
  readonly bankFields: BankFields | null;
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
  const bankFields = useMemo(() => readBankFields(search), [search]);
  if (state !== 'success' && state !== 'fail') return undefined;
  return {
    isFree: readFreeOrder(location),
    bankFields,
    isSuccess: state === 'success' || (bankFields !== null && isPaidCode(bankFields)),
  };
}
