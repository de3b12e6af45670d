import type { ReactElement } from 'react';
import type { MemberPaymentType, PaidReference } from '../../../domain/payment/paidReference';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { routes } from '../../navigation/routes';
import { PaymentRefusal } from '../../payment/PaymentRefusal';

interface RefusedCheckoutProps {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference | undefined;
  readonly isFree: boolean;
}

/** A refused payment (M2.28, M8.5). */
export function RefusedCheckout({ type, reference, isFree }: RefusedCheckoutProps): ReactElement {
  return (
    <PaymentRefusal
      reference={reference}
      isFree={isFree}
      sentence="Votre paiement n'a pas été validé."
    >
      {type === 'badge' && <ButtonLink to={routes.badgeOrder}>Commander un badge</ButtonLink>}
      <ButtonLink variant={type === 'badge' ? 'outline' : 'primary'} to={routes.dashboard}>
        Retour au tableau de bord
      </ButtonLink>
    </PaymentRefusal>
  );
}
