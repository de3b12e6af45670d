import type { ReactElement } from 'react';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { routes } from '../../navigation/routes';

/** Empty state of a list of documents. */
export function NoDocument(): ReactElement {
  return (
    <EmptyState message="Aucun document n'est publié ici pour le moment. Nous vous l'envoyons sur demande s'il existe.">
      <ButtonLink to={routes.contact}>Nous contacter</ButtonLink>
    </EmptyState>
  );
}
