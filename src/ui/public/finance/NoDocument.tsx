import type { ReactElement } from 'react';
import { ButtonLink } from '../../design/ButtonLink';
import { EmptyState } from '../../design/EmptyState';
import { routes } from '../../navigation/routes';

/** A list that nothing has been published in. */
export function NoDocument(): ReactElement {
  return (
    <EmptyState message="Aucun document n'est publié ici pour le moment. Nous vous l'envoyons sur demande s'il existe.">
      <ButtonLink to={routes.contact}>Nous contacter</ButtonLink>
    </EmptyState>
  );
}
