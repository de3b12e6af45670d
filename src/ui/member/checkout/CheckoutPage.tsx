import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { parsePaidReference, type MemberPaymentType } from '../../../domain/payment/paidReference';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { PaymentUnproven } from '../../payment/PaymentUnproven';
import { useReturnedPayment } from '../../payment/useReturnedPayment';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { PaymentConfirmation } from './PaymentConfirmation';
import { RefusedCheckout } from './RefusedCheckout';

/** The result of a card payment, at `:type/:state?reference=…` (M2.17). The address proves nothing (M4.6). */
export function CheckoutPage(): ReactElement {
  const { type = '', state } = useParams();
  const [search] = useSearchParams();
  const returned = useReturnedPayment(state);
  if (!isMemberPayment(type) || !returned) return <NotFoundPage />;
  const reference = parsePaidReference(type, search.get('reference') ?? '') ?? undefined;
  if (!returned.isSuccess) {
    return <RefusedCheckout type={type} reference={reference} isFree={returned.isFree} />;
  }
  if (reference === undefined) {
    return (
      <PaymentUnproven advice="Si vous venez de payer, vérifiez votre tableau de bord avant de recommencer, ou prenez contact avec nos équipes.">
        <ButtonLink to={routes.dashboard}>Retour au tableau de bord</ButtonLink>
      </PaymentUnproven>
    );
  }
  return (
    <PaymentConfirmation key={reference} type={type} reference={reference} returned={returned} />
  );
}

function isMemberPayment(type: string): type is MemberPaymentType {
  return type === 'badge' || type === 'invoice';
}
