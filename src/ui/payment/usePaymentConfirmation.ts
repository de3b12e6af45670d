import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { PaymentNotConfirmed } from '../../application/payment/confirmPayment';
import { markNavigated } from '../design/page/focus';
import { ofFreeOrder } from '../navigation/stateFlags';
import { ofServerRefusal } from '../navigation/serverRefusal';

/**
 * Requests the confirmation; calls `onAskingAgain` when the server does not have the payment yet, before the
 * second request.
 */
export type Confirm = (
  onAskingAgain: () => void,
) => Promise<E.Either<ServiceError | PaymentNotConfirmed, void>>;

/** What the last answer left open. */
export type PaymentDoubt = 'unverified' | 'unsettled';

interface Confirmation {
  /**
   * `askingBank`: the server did not have the payment, and a second request is running (P4.6). `unverified`:
   * the request failed and can be retried (M8.2). `unsettled`: the bank has probably accepted the payment,
   * and the server does not know it.
   */
  readonly status: 'asking' | 'askingBank' | 'confirmed' | PaymentDoubt;
  /** A further check has been asked for. */
  readonly isAskingAgain: boolean;
  readonly askAgain: () => void;
}

interface ConfirmationOptions {
  /** Must be stable: another function starts another request. */
  readonly confirm: Confirm;
  readonly failureAddress: string;
  readonly isFree: boolean;
}

/**
 * Confirms a payment with the server before the screen reports a result. Without a payment, the failure
 * address replaces the current one (M4.6, M7.9).
 */
export function usePaymentConfirmation({
  confirm,
  failureAddress,
  isFree,
}: ConfirmationOptions): Confirmation {
  const navigate = useNavigate();
  const [isAskingAgain, setAskingAgain] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [status, setStatus] = useState<Confirmation['status']>('asking');

  useEffect(() => {
    let isAwaited = true;
    const show = (next: Confirmation['status']): void => {
      if (!isAwaited) return;
      setStatus(next);
      setAskingAgain(false);
    };
    const ask = async (): Promise<void> => {
      const result = await confirm(() => show('askingBank'));
      if (E.isRight(result)) show('confirmed');
      else if (result.left.kind === 'payment/unsettled') show('unsettled');
      else if (result.left.kind !== 'payment/refused') show('unverified');
      else if (isAwaited) {
        const refusal = ofServerRefusal(result.left.message);
        void navigate(failureAddress, { replace: true, state: isFree ? ofFreeOrder : refusal });
      }
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [confirm, failureAddress, isFree, navigate, attempt]);

  return {
    status,
    isAskingAgain,
    askAgain: () => {
      // The retry button disappears: the heading that replaces it takes the focus.
      markNavigated();
      setAskingAgain(true);
      setAttempt((before) => before + 1);
    },
  };
}
