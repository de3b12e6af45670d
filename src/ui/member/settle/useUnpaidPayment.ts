import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { payByCard } from '../../../application/payment/payByCard';
import type { Contract } from '../../../domain/contract/contract';
import { contractPaymentAddress } from '../../../domain/payment/paymentAddress';
import { plainDebt } from '../../../domain/payment/paymentRecord';
import type { UnpaidInvoice } from '../../../domain/invoice/unpaidInvoice';
import type { AsyncState } from '../../design/controls/AsyncButton';
import { useAppDispatch } from '../../state/appHooks';
import { checkoutReturns } from '../checkout/checkoutReturns';
import { useWait } from '../../payment/useWait';

/** What its button says after a click. */
export const payingWords = { loading: 'Ouverture…', success: 'Ouverture…' } as const;

export interface UnpaidPayment {
  /** State of the payment of a reference. */
  readonly stateOf: (reference: string) => AsyncState;
  /** A payment page failed to open since this screen was opened. */
  readonly hasFailed: boolean;
  readonly pay: (unpaid: UnpaidInvoice) => Promise<void>;
}

/** Pays unpaid invoices by card: each entry under its own reference, with its own total (M2.20, M9.7). */
export function useUnpaidPayment(contract: Contract, email: string): UnpaidPayment {
  const dispatch = useAppDispatch();
  const [latest, setLatest] = useState<{ reference: string; state: AsyncState }>();
  const [hasFailed, setFailed] = useState(false);
  const wait = useWait();

  const pay = async ({ reference, total, invoiceNumbers }: UnpaidInvoice): Promise<void> => {
    if (latest?.state === 'loading') return;
    setLatest({ reference, state: 'loading' });
    const result = await dispatch(
      payByCard({
        type: 'invoice',
        reference,
        amount: total,
        email,
        billing: contractPaymentAddress(contract),
        isAwaited: wait(),
        debt: { ...plainDebt, contract: contract.reference, invoices: invoiceNumbers },
        returns: checkoutReturns('invoice', reference),
      }),
    );
    setLatest({ reference, state: E.isRight(result) ? 'success' : 'fail' });
    setFailed(!E.isRight(result));
  };

  return {
    stateOf: (reference) => (latest?.reference === reference ? latest.state : 'idle'),
    hasFailed,
    pay,
  };
}
