import type { ReactElement } from 'react';
import { ButtonLink } from '../design/ButtonLink';
import { routes } from '../navigation/routes';

/** The way on from a page that has nothing to show. */
export function BackToDashboard(): ReactElement {
  return (
    <ButtonLink variant="outline" to={routes.dashboard}>
      Retour au tableau de bord
    </ButtonLink>
  );
}
