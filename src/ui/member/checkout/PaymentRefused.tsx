import type { ReactElement } from 'react';
import type { MemberPaymentType, PaidReference } from '../../../domain/paidReference';
import { Actions } from '../../design/Actions';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import { routes } from '../../navigation/routes';
import { PaymentCard } from '../../payment/PaymentCard';
import { ContactLinks } from '../../shell/ContactLinks';

interface PaymentRefusedProps {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference | undefined;
}

/** Refused, or given up at the bank: to be tried again, or told to the teams (M2.28, M8.5). */
export function PaymentRefused({ type, reference }: PaymentRefusedProps): ReactElement {
  return (
    <>
      <PageHeading>Paiement refusé</PageHeading>
      <PaymentCard tone="bad" reference={reference}>
        <p>
          <strong>{"Votre paiement n'a pas été validé."}</strong>
        </p>
        <p>
          Réessayez, avec une autre carte si besoin, ou prenez contact avec nos équipes
          {reference !== undefined && ' en indiquant la référence'}.
        </p>
        <Actions>
          {type === 'badge' && <ButtonLink to={routes.badgeOrder}>Commander un badge</ButtonLink>}
          <ButtonLink variant={type === 'badge' ? 'outline' : 'primary'} to={routes.dashboard}>
            Retour au tableau de bord
          </ButtonLink>
        </Actions>
        <ContactLinks />
      </PaymentCard>
    </>
  );
}
