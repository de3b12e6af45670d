import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { settleBadgeOrder } from '../../../application/ordering/settleBadgeOrder';
import type { PaymentNotOpened } from '../../../application/payment/payByCard';
import type { Contract } from '../../../domain/contract/contract';
import type { SubscriptionTariff } from '../../../domain/ordering/subscriptionTariff';
import type { AsyncState } from '../../design/controls/AsyncButton';
import { ofEarlierPayment, ofFreeOrder } from '../../navigation/stateFlags';
import { useAppDispatch } from '../../state/appHooks';
import { useWait } from '../../state/useWait';
import { usePayerCountry } from '../../payment/usePayerCountry';
import { checkoutReturns } from '../checkout/checkoutReturns';
import type { BadgeOrderState } from './useBadgeOrder';

interface OrderSettlementOptions {
  readonly contract: Contract;
  readonly email: string;
  readonly tariff: SubscriptionTariff;
  readonly order: BadgeOrderState;
}

export interface OrderSettlement {
  /** State of the payment button. */
  readonly state: AsyncState;
  /** Why the bank's page did not open; undefined otherwise. */
  readonly failure: ServiceError | PaymentNotOpened | undefined;
  /** The country of the payer. */
  readonly countryField: ReactElement;
  readonly settle: () => Promise<void>;
}

const stateAfter = {
  bank: 'success',
  nothingToPay: 'success',
  paidBefore: 'success',
  failed: 'fail',
  notOpened: 'fail',
  left: 'idle',
} as const;

/**
 * Orders and pays. If nothing is due, or the order is already paid, opens the result page, which requests the
 * confirmation (M4.5, M4.6).
 */
export function useOrderSettlement(options: OrderSettlementOptions): OrderSettlement {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { contract, email, tariff, order } = options;
  const [own, setOwn] = useState<AsyncState>('idle');
  const [failure, setFailure] = useState<OrderSettlement['failure']>();
  const state = order.isOrdering ? 'loading' : own;
  const wait = useWait(order.step);
  const { country, countryField } = usePayerCountry();
  const settle = async (): Promise<void> => {
    if (state === 'loading') return;
    setOwn('loading');
    const settlement = await dispatch(
      settleBadgeOrder({
        contract,
        email,
        country,
        tariff,
        isAwaited: wait(),
        returnsOf: (reference) => checkoutReturns('badge', reference),
      }),
    );
    setOwn(stateAfter[settlement.next]);
    setFailure(settlement.next === 'notOpened' ? settlement.failure : undefined);
    if (settlement.next === 'nothingToPay' || settlement.next === 'paidBefore') {
      const state = settlement.next === 'nothingToPay' ? ofFreeOrder : ofEarlierPayment;
      void navigate(checkoutReturns('badge', settlement.reference).success, { state });
    }
  };
  return { state, failure: state === 'loading' ? undefined : failure, countryField, settle };
}
