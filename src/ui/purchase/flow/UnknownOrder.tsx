import type { ReactElement } from 'react';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';

/** The order of the address does not exist (P8.9). */
export function UnknownOrder(): ReactElement {
  return (
    <EmptyState message="Nous ne trouvons pas cette commande. Vérifiez la référence, CDW suivi de 7 chiffres, dans l'adresse ou dans votre e-mail.">
      <Actions>
        <ButtonLink to={routes.purchase}>Commencer une souscription</ButtonLink>
        <ButtonLink variant="outline" to={routes.contact}>
          Nous contacter
        </ButtonLink>
      </Actions>
    </EmptyState>
  );
}
