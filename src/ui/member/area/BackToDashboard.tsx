import type { ReactElement } from 'react';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';

/** The link of an empty page. */
export function BackToDashboard(): ReactElement {
  return (
    <ButtonLink variant="outline" to={routes.dashboard}>
      Retour au tableau de bord
    </ButtonLink>
  );
}
