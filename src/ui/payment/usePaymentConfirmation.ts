import { isRight, type Either } from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { PaymentNotConfirmed } from '../../application/payment/confirmPayment';
import { markNavigated } from '../design/navigationFocus';
import { ofFreeOrder } from '../navigation/freeOrder';

/**
 * Asks the server; `onAskingAgain` is called when it has not heard of the payment yet and is about to be
 * asked again.
 */
export type Confirm = (
  onAskingAgain: () => void,
) => Promise<Either<ServiceError | PaymentNotConfirmed, void>>;

interface Confirmation {
  /**
   * `askingBank`: the server had not heard of the payment, and is asked once more (P4.6). `unverified`: the
   * question could not be answered, and may be asked again (M8.2).
   */
  readonly status: 'asking' | 'askingBank' | 'askingAgain' | 'confirmed' | 'unverified';
  readonly askAgain: () => void;
}

interface ConfirmationOptions {
  /** Asked anew whenever it is another function: it is to be stable. */
  readonly confirm: Confirm;
  readonly failureAddress: string;
  readonly isFree: boolean;
}

/**
 * Asks whether a payment stands, before the screen says anything; where it does not, the address of the failure takes the place
 * of this one (M4.6, M7.9).
 */
export function usePaymentConfirmation({
  confirm,
  failureAddress,
  isFree,
}: ConfirmationOptions): Confirmation {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(1);
  const [status, setStatus] = useState<Confirmation['status']>('asking');

  useEffect(() => {
    let isAwaited = true;
    const show = (next: Confirmation['status']): void => {
      if (isAwaited) setStatus(next);
    };
    const ask = async (): Promise<void> => {
      const result = await confirm(() => show('askingBank'));
      if (isRight(result)) show('confirmed');
      else if (result.left.kind !== 'payment/refused') show('unverified');
      else if (isAwaited) {
        void navigate(failureAddress, { replace: true, state: isFree ? ofFreeOrder : null });
      }
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [confirm, failureAddress, isFree, navigate, attempt]);

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
