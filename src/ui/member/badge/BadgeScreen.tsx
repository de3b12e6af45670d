import { Box, Flex, Group } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { badgeIcon, carIcon } from '../../../../generated/icons';
import { routeIcon } from '../../../../generated/memberIcons';
import { isOnTheRoad, type ListedBadge } from '../../../domain/badge/badgeSearch';
import { lacksEntries } from '../../../domain/subscriber/findOnContracts';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { IconTile } from '../../design/icon/IconTile';
import { PageHeading } from '../../design/page/PageHeading';
import { askingForBadge } from '../../navigation/preselectedBadge';
import { routes } from '../../navigation/routes';
import { BackLink } from '../area/BackLink';
import { BackToDashboard } from '../area/BackToDashboard';
import { useSubscriber } from '../area/useSubscriber';
import styles from './BadgeScreen.module.css';
import { BadgeStatusPill } from './BadgeStatusPill';
import { IconWords } from './IconWords';
import { LostBadgeLink } from './LostBadgeLink';
import { useRoutedBadge } from './useRoutedBadge';

interface BadgeScreenProps {
  readonly heading: (badge: ListedBadge) => string;
  /** Link to the badge's other page. */
  readonly onward: {
    readonly label: string;
    readonly icon: string;
    readonly path: typeof routes.badgeDetails | typeof routes.badgeServices;
  };
  readonly children: (badge: ListedBadge) => ReactNode;
}

/** The frame of a page of one badge, with links; reports a badge that no contract has. */
export function BadgeScreen({ heading, onward, children }: BadgeScreenProps): ReactElement {
  const badge = useRoutedBadge();
  const isPartial = lacksEntries(useSubscriber().contracts, 'badges');
  if (badge === undefined) {
    return (
      <>
        <PageHeading>Badge introuvable</PageHeading>
        <EmptyState
          icon={badgeIcon}
          message={
            isPartial
              ? "Nous n'avons pas pu lire tous vos badges\u202f: celui-ci en fait peut-être partie. Revenez dans quelques minutes, ou contactez-nous."
              : "Aucun de vos contrats n'a ce badge. Choisissez-en un autre dans la liste."
          }
        >
          <ButtonLink to={routes.badges}>Retour à la liste</ButtonLink>
          <BackToDashboard />
        </EmptyState>
      </>
    );
  }
  const { id, reference, name, shownStatus } = badge;
  return (
    <>
      <BackLink to={routes.badges}>Retour à la liste</BackLink>
      <Flex gap="md">
        <IconTile of={carIcon} />
        <div>
          <PageHeading>{heading(badge)}</PageHeading>
          <Flex component="p" wrap="wrap" align="center" rowGap={8} columnGap="sm" mt={4}>
            {name !== '' && <b>{name}</b>}
            <BadgeStatusPill status={shownStatus} />
          </Flex>
          {shownStatus === 'suspended' && (
            <Box component="p" mt={8} c="dimmed">
              <span>{"Suspendu tant qu'une facture reste à régler\u202f:"}</span>{' '}
              <Link to={routes.invoices}>voir mes factures</Link>
              <span>.</span>
            </Box>
          )}
        </div>
      </Flex>
      <Group gap="sm" mt="md" className={styles.exits}>
        <ButtonLink
          variant="outline"
          to={generatePath(onward.path, { id: String(id) })}
          aria-label={`${onward.label} du badge ${reference}`}
        >
          <IconWords icon={onward.icon}>{onward.label}</IconWords>
        </ButtonLink>
        <ButtonLink
          variant="outline"
          to={routes.passages}
          state={askingForBadge(reference)}
          aria-label={`Trajets du badge ${reference}`}
        >
          <IconWords icon={routeIcon}>Trajets</IconWords>
        </ButtonLink>
        {isOnTheRoad(badge) && <LostBadgeLink badge={badge} variant="outline" />}
      </Group>
      {children(badge)}
    </>
  );
}
