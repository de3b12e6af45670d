import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { isSamePath } from '../../../domain/basis/siteAddress';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';

/** The link of an empty page; none on the dashboard itself. */
export function BackToDashboard(): ReactElement | null {
  const { pathname } = useLocation();
  return isSamePath(pathname, routes.dashboard) ? null : (
    <ButtonLink variant="outline" to={routes.dashboard}>
      Retour au tableau de bord
    </ButtonLink>
  );
}
