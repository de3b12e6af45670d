import type { ReactElement } from 'react';
import { Actions } from '../../design/Actions';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import { routes } from '../../navigation/routes';
import { PaymentCard } from '../../payment/PaymentCard';
import { ContactLinks } from '../../shell/ContactLinks';

/** A success address without a reference that can be read: there is nothing to ask the server about (M4.6). */
export function PaymentUnproven(): ReactElement {
  return (
    <>
      <PageHeading>Paiement introuvable</PageHeading>
      <PaymentCard tone="bad">
        <p role="alert">
          Cette adresse ne porte aucune référence de paiement lisible{'\u202f'}: nous ne pouvons pas
          confirmer de paiement.
        </p>
        <p>
          Si vous venez de payer, vérifiez votre tableau de bord avant de recommencer, ou prenez
          contact avec nos équipes.
        </p>
        <Actions>
          <ButtonLink to={routes.dashboard}>Retour au tableau de bord</ButtonLink>
        </Actions>
        <ContactLinks />
      </PaymentCard>
    </>
  );
}
