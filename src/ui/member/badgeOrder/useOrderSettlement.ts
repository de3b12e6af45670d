import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { settleBadgeOrder } from '../../../application/member/settleBadgeOrder';
import type { Contract } from '../../../domain/contract';
import type { AsyncState } from '../../design/AsyncButton';
import { useAppDispatch } from '../../state/appHooks';
import { useWait } from '../useWait';
import { checkoutReturns } from '../checkout/checkoutReturns';
import type { BadgeOrderState } from './useBadgeOrder';

interface OrderSettlementOptions {
  readonly contract: Contract;
  readonly email: string;
  readonly state: BadgeOrderState;
}

interface OrderSettlement {
  /** For the button that pays. */
  readonly state: AsyncState;
  readonly settle: () => Promise<void>;
}

const stateAfter = {
  bank: 'success',
  nothingToPay: 'success',
  failed: 'fail',
  left: 'idle',
} as const;

/** Orders and pays; without anything to pay, the result page asks the server to validate the order (M4.5). */
export function useOrderSettlement(options: OrderSettlementOptions): OrderSettlement {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<AsyncState>('idle');
  const wait = useWait(options.state.step);
  const settle = async (): Promise<void> => {
    const { contract, email } = options;
    const { kept, order, placedAs } = options.state;
    if (order === undefined || state === 'loading') return;
    setState('loading');
    const { next, placed } = await dispatch(
      settleBadgeOrder({
        contract,
        email,
        kept,
        order,
        isAwaited: wait(),
        returnsOf: (reference) => checkoutReturns('badge', reference),
      }),
    );
    setState(stateAfter[next]);
    if (placed === null) return;
    placedAs(placed);
    if (next === 'nothingToPay') void navigate(checkoutReturns('badge', placed.reference).success);
  };
  return { state, settle };
}
