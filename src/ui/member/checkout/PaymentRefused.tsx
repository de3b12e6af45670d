import type { ReactElement } from 'react';
import type { MemberPaymentType, PaidReference } from '../../../domain/paidReference';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';
import { PaymentRefusal } from '../../payment/PaymentRefusal';

interface PaymentRefusedProps {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference | undefined;
  readonly isFree: boolean;
}

/** A payment of the area that does not stand (M2.28, M8.5). */
export function PaymentRefused({ type, reference, isFree }: PaymentRefusedProps): ReactElement {
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
