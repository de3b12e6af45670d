import { isRight, type Either } from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { PaymentRefused } from '../../application/ports/PaymentGateway';
import { markNavigated } from '../design/navigationFocus';

interface Confirmation {
  /** `unverified`: the question could not be answered, and may be asked again (M8.2). */
  readonly status: 'asking' | 'askingAgain' | 'confirmed' | 'unverified';
  readonly askAgain: () => void;
}

/**
 * Asks whether a payment stands, before the screen says anything; where it does not, the address of the failure takes the place
 * of this one (M4.6, M7.9). `confirm` is asked anew whenever it is another function: it is to be stable.
 */
export function usePaymentConfirmation(
  confirm: () => Promise<Either<ServiceError | PaymentRefused, void>>,
  failureAddress: string,
): Confirmation {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(1);
  const [status, setStatus] = useState<Confirmation['status']>('asking');

  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const result = await confirm();
      if (!isAwaited) return;
      if (isRight(result)) {
        setStatus('confirmed');
      } else if (result.left.kind === 'payment/refused') {
        void navigate(failureAddress, { replace: true });
      } else {
        setStatus('unverified');
      }
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [confirm, failureAddress, navigate, attempt]);

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
