import type { ReactElement } from 'react';
import { generatePath } from 'react-router-dom';
import { editIcon } from '../../../../generated/icons';
import { eyeIcon, routeIcon } from '../../../../generated/memberIcons';
import type { Badge } from '../../../domain/badge/badge';
import { isOnTheRoad } from '../../../domain/badge/badgeSearch';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { askingForBadge } from '../../navigation/preselectedBadge';
import { routes } from '../../navigation/routes';
import { IconWords } from './IconWords';
import { LostBadgeLink } from './LostBadgeLink';

/** The links of a row of the list, named with the reference. */
export function BadgeActions({ badge }: { readonly badge: Badge }): ReactElement {
  const { id, reference } = badge;
  const address = { id: String(id) };
  return (
    <>
      <ButtonLink
        variant="quiet"
        to={generatePath(routes.badgeDetails, address)}
        aria-label={`Détails du badge ${reference}`}
      >
        <IconWords icon={eyeIcon}>Détails</IconWords>
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        to={generatePath(routes.badgeServices, address)}
        aria-label={`Services du badge ${reference}`}
      >
        <IconWords icon={editIcon}>Services</IconWords>
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        to={routes.passages}
        state={askingForBadge(reference)}
        aria-label={`Trajets du badge ${reference}`}
      >
        <IconWords icon={routeIcon}>Trajets</IconWords>
      </ButtonLink>
      {isOnTheRoad(badge) && <LostBadgeLink badge={badge} variant="quiet" />}
    </>
  );
}
