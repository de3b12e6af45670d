import type { ReactElement } from 'react';
import type { MemberPaymentType, PaidReference } from '../../../domain/payment/paidReference';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { routes } from '../../navigation/routes';
import { PaymentCard } from '../../payment/PaymentCard';

interface PaymentDoneProps {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
}

const nextSteps = {
  badge: {
    done: 'Votre commande est enregistrée.',
    next: 'Vos nouveaux badges figurent dans la liste de vos badges. Ils vous parviennent par le mode de livraison que vous avez choisi.',
    link: { label: 'Voir mes badges', to: routes.badges },
  },
  invoice: {
    done: 'Votre règlement est enregistré.',
    next: "La somme n'est plus due. Vos badges sont réactivés dès que plus rien ne reste à régler.",
    link: { label: 'Voir mes factures', to: routes.invoices },
  },
} as const;

/** A payment that the server has confirmed: its reference, its effects, and links (M2.28, M9.7). */
export function PaymentDone({ type, reference, isFree }: PaymentDoneProps): ReactElement {
  const { done, next, link } = nextSteps[type];
  return (
    <>
      <PageHeading>{isFree ? 'Commande validée' : 'Paiement validé'}</PageHeading>
      <PaymentCard tone="ok" reference={reference}>
        <p>
          <strong>{done}</strong> {next}
        </p>
        <Actions>
          <ButtonLink to={routes.dashboard}>Retour au tableau de bord</ButtonLink>
          <ButtonLink variant="outline" to={link.to}>
            {link.label}
          </ButtonLink>
        </Actions>
      </PaymentCard>
    </>
  );
}
