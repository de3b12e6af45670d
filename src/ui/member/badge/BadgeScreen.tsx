import type { ReactElement, ReactNode } from 'react';
import type { Badge } from '../../../domain/badge';
import { ButtonLink } from '../../design/ButtonLink';
import { PageHeading } from '../../design/PageHeading';
import { routes } from '../../navigation/routes';
import styles from './BadgeScreen.module.css';
import { useRoutedBadge } from './useRoutedBadge';

interface BadgeScreenProps {
  readonly heading: (badge: Badge) => string;
  readonly children: (badge: Badge) => ReactNode;
}

/** A page of one badge, with the way back to the list; a badge that is on none of the contracts says so. */
export function BadgeScreen({ heading, children }: BadgeScreenProps): ReactElement {
  const badge = useRoutedBadge();
  return (
    <>
      <PageHeading>{badge ? heading(badge) : 'Badge introuvable'}</PageHeading>
      {badge ? (
        children(badge)
      ) : (
        <p>Aucun de vos contrats n'a ce badge. Choisissez-le dans la liste.</p>
      )}
      <div className={styles.back}>
        <ButtonLink variant="outline" to={routes.badges}>
          Retour à la liste
        </ButtonLink>
      </div>
    </>
  );
}
