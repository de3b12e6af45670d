import type { ReactElement, ReactNode } from 'react';
import type { PaidReference } from '../../domain/payment/paidReference';
import { Button } from '../design/controls/Button';
import { PageHeading } from '../design/page/PageHeading';
import { messageFor } from '../messages/messageFor';
import { ContactLinks } from '../shell/ContactLinks';
import { PaymentCard } from './PaymentCard';
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
    <>
      <PageHeading>
        {isFree ? 'Vérification de la commande' : 'Vérification du paiement'}
      </PageHeading>
      <PaymentCard tone="waiting" reference={reference}>
        <p role="status">{status !== 'unverified' && waitingSentence(status, isFree)}</p>
        {!isPending && (
          <>
            <p>{messageFor(paymentNotices, { kind: 'payment/unverified', reference })}</p>
            {!isFree && (
              <p>
                Si votre banque a accepté le paiement, il n'est pas perdu{'\u202f'}: ne payez pas
                une seconde fois avant d'avoir réessayé.
              </p>
            )}
            <Button busy={status === 'askingAgain'} onClick={askAgain}>
              Réessayer
            </Button>
            <ContactLinks />
          </>
        )}
      </PaymentCard>
    </>
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
