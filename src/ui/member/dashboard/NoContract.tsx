import type { ReactElement } from 'react';
import { ButtonLink } from '../../design/ButtonLink';
import { routes } from '../../navigation/routes';

/** An account to which no contract is attached yet. */
export function NoContract(): ReactElement {
  return (
    <>
      <p>
        Aucun contrat n'est encore rattaché à votre compte. Vos badges, trajets et factures
        apparaîtront ici dès qu'un contrat le sera.
      </p>
      <ButtonLink to={routes.addContract}>Ajouter un contrat</ButtonLink>
    </>
  );
}
