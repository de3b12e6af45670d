import type { Either } from 'fp-ts/Either';
import type { ReactElement, ReactNode } from 'react';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { PaymentRefused } from '../../application/ports/PaymentGateway';
import type { PaidReference } from '../../domain/paidReference';
import { Button } from '../design/Button';
import { PageHeading } from '../design/PageHeading';
import { messageFor } from '../messages/messageFor';
import { ContactLinks } from '../shell/ContactLinks';
import { PaymentCard } from './PaymentCard';
import { paymentNotices } from './paymentNotices';
import { usePaymentConfirmation } from './usePaymentConfirmation';

interface PaymentCheckProps {
  readonly reference: PaidReference;
  /** Asks the server; a stable function. */
  readonly confirm: () => Promise<Either<ServiceError | PaymentRefused, void>>;
  /** Takes the place of this address when the server says that no payment stands. */
  readonly failureAddress: string;
  /** What the page says of a payment that stands, its heading included. */
  readonly children: ReactNode;
}

/** Says that a payment succeeded once the server has said so (M4.6); while that cannot be asked, keeps the reference in view (M8.2). */
export function PaymentCheck({
  reference,
  confirm,
  failureAddress,
  children,
}: PaymentCheckProps): ReactElement {
  const { status, askAgain } = usePaymentConfirmation(confirm, failureAddress);
  if (status === 'confirmed') return <>{children}</>;
  const isFirst = status === 'asking';
  return (
    <>
      <PageHeading>Vérification du paiement</PageHeading>
      <PaymentCard tone="waiting" reference={reference}>
        <p role="status">
          {status !== 'unverified' &&
            'Nous vérifions votre paiement, cela prend quelques secondes…'}
        </p>
        {!isFirst && (
          <>
            <p>{messageFor(paymentNotices, { kind: 'payment/unverified', reference })}</p>
            <p>
              Si votre banque a accepté le paiement, il n'est pas perdu{'\u202f'}: ne payez pas une
              seconde fois avant d'avoir réessayé.
            </p>
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
