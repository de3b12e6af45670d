import type { ReactElement } from 'react';
import { alertIcon } from '../../../../generated/icons';
import type { Badge } from '../../../domain/badge/badge';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { useLostBadge } from '../help/useHelp';
import { IconWords } from './IconWords';

interface LostBadgeLinkProps {
  readonly badge: Pick<Badge, 'id' | 'reference' | 'name'>;
  readonly variant: 'quiet' | 'outline';
}

/** Opens the contact form with the badge and its contract. */
export function LostBadgeLink({ badge, variant }: LostBadgeLinkProps): ReactElement {
  return (
    <ButtonLink
      variant={variant}
      to={routes.memberContact}
      state={useLostBadge()(badge)}
      aria-label={`Perdu ou volé\u202f? Badge ${badge.reference}`}
    >
      <IconWords icon={alertIcon}>{`Perdu ou volé\u202f?`}</IconWords>
    </ButtonLink>
  );
}
