import type { ReactElement, ReactNode } from 'react';
import { generatePath } from 'react-router-dom';
import type { Badge } from '../../../domain/badge/badge';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { routes } from '../../navigation/routes';
import styles from './BadgeScreen.module.css';
import { useRoutedBadge } from './useRoutedBadge';

/** A page of one badge. */
type BadgeAddress = typeof routes.badgeDetails | typeof routes.badgeServices;

interface BadgeScreenProps {
  readonly heading: (badge: Badge) => string;
  /** Link to the badge's other page. */
  readonly onward: { readonly label: string; readonly path: BadgeAddress };
  readonly children: (badge: Badge) => ReactNode;
}

/** The frame of a page of one badge, with links; reports a badge that no contract has. */
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
