import type { ReactElement, ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import type { Badge } from '../../../domain/badge';
import { Actions } from '../../design/Actions';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import { routes } from '../../navigation/routes';
import styles from './BadgeScreen.module.css';
import { useRoutedBadge } from './useRoutedBadge';

/** A page of one badge. */
type BadgeAddress = typeof routes.badgeDetails | typeof routes.badgeServices;

interface BadgeScreenProps {
  readonly heading: (badge: Badge) => string;
  /** The badge's other page, beside the way back. */
  readonly onward: { readonly label: string; readonly path: BadgeAddress };
  readonly children: (badge: Badge) => ReactNode;
}

/** A page of one badge, with the ways on; a badge that is on none of the contracts says so. */
export function BadgeScreen({ heading, onward, children }: BadgeScreenProps): ReactElement {
  const badge = useRoutedBadge();
  return (
    <>
      <PageHeading>{badge ? heading(badge) : 'Badge introuvable'}</PageHeading>
      {badge ? (
        children(badge)
      ) : (
        <p className={styles.missing}>
          Aucun de vos contrats n'a ce badge. Choisissez-le dans la liste.
        </p>
      )}
      <Actions>
        <ButtonLink variant="outline" to={routes.badges}>
          Retour à la liste
        </ButtonLink>
        {badge && (
          <ButtonLink
            variant="outline"
            to={generatePath(onward.path, { id: String(badge.id) })}
            aria-label={`${onward.label} du badge ${badge.reference}`}
          >
            {onward.label}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}
