import type { ReactElement, ReactNode } from 'react';
import type { PaidReference } from '../../domain/payment/paidReference';
import { refreshIcon } from '../../../generated/icons';
import { Actions } from '../design/controls/Actions';
import { Button } from '../design/controls/Button';
import { Icon } from '../design/icon/Icon';
import { messageFor } from '../messages/messageFor';
import { PaymentFrame } from './PaymentFrame';
import { PaymentReference } from './PaymentReference';
import { paymentNotices } from './paymentNotices';
import { usePaymentConfirmation, type Confirm } from './usePaymentConfirmation';

interface PaymentCheckProps {
  readonly reference: PaidReference;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
  /** Must be a stable function. */
  readonly confirm: Confirm;
  /** Replaces the current address when the server answers that there is no payment. */
  readonly failureAddress: string;
  /** Content for a confirmed payment, its heading included. */
  readonly children: ReactNode;
}

/**
 * Shows that a payment succeeded only after the server has confirmed it (M4.6). While the confirmation cannot
 * be requested, the reference stays visible (M8.2).
 */
export function PaymentCheck({
  reference,
  isFree,
  confirm,
  failureAddress,
  children,
}: PaymentCheckProps): ReactElement {
  const { status, askAgain } = usePaymentConfirmation({ confirm, failureAddress, isFree });
  if (status === 'confirmed') return <>{children}</>;
  const isPending = status === 'asking' || status === 'askingBank';
  return (
    <PaymentFrame
      tone={isPending ? 'asking' : 'waiting'}
      heading={isFree ? 'Vérification de la commande' : 'Vérification du paiement'}
      lead={<p role="status">{status !== 'unverified' && waitingSentence(status, isFree)}</p>}
      beside={<PaymentReference reference={reference} />}
    >
      {!isPending && (
        <>
          <p>{messageFor(paymentNotices, { kind: 'payment/unverified', reference })}</p>
          {!isFree && (
            <p>
              Si votre banque a accepté le paiement, il n'est pas perdu{'\u202f'}: ne payez pas une
              seconde fois avant d'avoir réessayé.
            </p>
          )}
          <Actions>
            <Button
              icon={<Icon of={refreshIcon} />}
              busy={status === 'askingAgain'}
              onClick={askAgain}
            >
              Réessayer
            </Button>
          </Actions>
        </>
      )}
    </PaymentFrame>
  );
}

function waitingSentence(status: 'asking' | 'askingBank' | 'askingAgain', isFree: boolean): string {
  if (status === 'askingBank') {
    return "Votre paiement n'est pas encore confirmé\u202f: nous vérifions encore auprès de la banque, cela prend quelques secondes…";
  }
  return isFree
    ? 'Nous validons votre commande, cela prend quelques secondes…'
    : 'Nous vérifions votre paiement, cela prend quelques secondes…';
}
