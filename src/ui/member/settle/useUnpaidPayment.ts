import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { settleUnpaidInvoices } from '../../../application/subscriber/settleUnpaidInvoices';
import type { Contract } from '../../../domain/contract/contract';
import type { UnpaidInvoice } from '../../../domain/invoice/unpaidInvoice';
import type { AsyncState } from '../../design/controls/AsyncButton';
import { ofEarlierPayment } from '../../navigation/stateFlags';
import { useAppDispatch } from '../../state/appHooks';
import { checkoutReturns } from '../checkout/checkoutReturns';
import { useWait } from '../../state/useWait';
import { usePayerCountry, type PayerCountry } from '../../payment/usePayerCountry';

/** What its button says after a click. */
export const payingWords = { loading: 'Ouverture…', success: 'Ouverture…' } as const;

export interface UnpaidPayment {
  /** State of the payment of a reference. */
  readonly stateOf: (reference: string) => AsyncState;
  /** A payment page is being opened: no other payment can start. */
  readonly isBusy: boolean;
  /** A payment page failed to open since this screen was opened. */
  readonly hasFailed: boolean;
  readonly payerCountry: PayerCountry;
  readonly pay: (unpaid: UnpaidInvoice) => Promise<void>;
}

const stateAfter = {
  bank: 'success',
  paidBefore: 'success',
  otherDebt: 'fail',
  failed: 'fail',
} as const;

/**
 * Pays unpaid invoices by card, each entry under its own reference. If they are already paid, opens the
 * result page, which requests the confirmation (M2.20, M4.6).
 */
export function useUnpaidPayment(contract: Contract, email: string): UnpaidPayment {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [latest, setLatest] = useState<{ reference: string; state: AsyncState }>();
  const [hasFailed, setFailed] = useState(false);
  const wait = useWait();
  const payerCountry = usePayerCountry();
  const isBusy = latest?.state === 'loading';

  const pay = async (unpaid: UnpaidInvoice): Promise<void> => {
    if (isBusy) return;
    const { reference } = unpaid;
    const returns = checkoutReturns('invoice', reference);
    const isAwaited = wait();
    setLatest({ reference, state: 'loading' });
    const settlement = await dispatch(
      settleUnpaidInvoices({
        contract,
        unpaid,
        email,
        country: payerCountry.country,
        isAwaited,
        returns,
      }),
    );
    setLatest({ reference, state: stateAfter[settlement] });
    setFailed(settlement === 'failed');
    if (settlement === 'paidBefore' && isAwaited()) {
      void navigate(returns.success, { state: ofEarlierPayment });
    }
  };

  return {
    stateOf: (reference) => (latest?.reference === reference ? latest.state : 'idle'),
    isBusy,
    hasFailed,
    payerCountry,
    pay,
  };
}
