import { isRight } from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetBadgeOrder } from '../../../application/member/badgeOrderDraft';
import { refreshBadges } from '../../../application/member/refreshBadges';
import { refreshSubscriber } from '../../../application/member/refreshSubscriber';
import { confirmPayment } from '../../../application/payment/confirmPayment';
import type { MemberPaymentType, PaidReference } from '../../../domain/paidReference';
import { markNavigated } from '../../design/navigationFocus';
import { useAppDispatch } from '../../state/appHooks';
import { checkoutReturns } from './checkoutReturns';

interface Confirmation {
  /** `unverified`: the question could not be answered, and may be asked again (M8.2). */
  readonly status: 'asking' | 'askingAgain' | 'confirmed' | 'unverified';
  readonly askAgain: () => void;
}

/**
 * Asks whether the payment stands, before the screen says anything. When it does, the order that was kept is forgotten and
 * what it changed is fetched again, also for whoever has left meanwhile; when it does not, the fail address takes the place of
 * this one (M4.6, M7.9).
 */
export function usePaymentConfirmation(
  type: MemberPaymentType,
  reference: PaidReference,
): Confirmation {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(1);
  const [status, setStatus] = useState<Confirmation['status']>('asking');

  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const result = await dispatch(confirmPayment({ type, reference }));
      if (isRight(result)) {
        dispatch(forgetBadgeOrder(reference));
        void (type === 'badge' ? dispatch(refreshBadges()) : dispatch(refreshSubscriber()));
      }
      if (!isAwaited) return;
      if (isRight(result)) {
        setStatus('confirmed');
      } else if (result.left.kind === 'payment/refused') {
        void navigate(checkoutReturns(type, reference).failure, { replace: true });
      } else {
        setStatus('unverified');
      }
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [dispatch, navigate, type, reference, attempt]);

  return {
    status,
    askAgain: () => {
      // The heading that comes in its place takes the focus, which the button would lose.
      markNavigated();
      setStatus('askingAgain');
      setAttempt((before) => before + 1);
    },
  };
}
