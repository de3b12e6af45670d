import { Box, ThemeIcon } from '@mantine/core';
import { useRef, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { badgeIcon, carIcon, searchIcon } from '../../../../generated/icons';
import {
  isOnTheRoad,
  listBadges,
  needsSearch,
  searchBadges,
  statusesOf,
  type ListedBadge,
} from '../../../domain/badge/badgeSearch';
import { unpaidTotal } from '../../../domain/invoice/unpaidInvoice';
import type { ContractFile } from '../../../domain/subscriber/subscriber';
import { Actions } from '../../design/controls/Actions';
import { Button } from '../../design/controls/Button';
import type { DataColumn } from '../../design/data/DataTable';
import { Message } from '../../design/feedback/Message';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Icon } from '../../design/icon/Icon';
import { isReportingLostBadge } from '../../navigation/stateFlags';
import { routes } from '../../navigation/routes';
import { useSubscriber } from '../area/useSubscriber';
import { BackToDashboard } from '../area/BackToDashboard';
import { ContractList } from '../area/ContractList';
import { BadgeActions } from './BadgeActions';
import { BadgeFilters } from './BadgeFilters';
import styles from './BadgeList.module.css';
import { BadgeStatusPill } from './BadgeStatusPill';
import { useBadgeSearch } from './useBadgeSearch';

const columns: readonly DataColumn<ListedBadge>[] = [
  { label: 'Référence', cell: ({ reference }) => reference, className: styles.reference },
  { label: 'Nom', cell: ({ name }) => <Vehicle name={name} />, className: styles.name },
  { label: 'Personnalisation 1', cell: ({ personalisation1 }) => personalisation1 },
  { label: 'Personnalisation 2', cell: ({ personalisation2 }) => personalisation2 },
  {
    label: 'Statut',
    cell: ({ shownStatus }) => <BadgeStatusPill status={shownStatus} />,
    className: styles.status,
  },
  {
    label: 'Actions',
    cell: (badge) => <BadgeActions badge={badge} />,
    kind: 'actions',
    className: styles.actions,
  },
];

/** The badges of one contract; a long list has a search and a choice of the status. */
export function BadgeList({ file }: { readonly file: ContractFile }): ReactElement {
  const { contract, badges, unreadable } = file;
  const listed = listBadges(badges, unpaidTotal(contract.unpaidInvoices));
  const isLost = isReportingLostBadge(useLocation());
  const hasSeveral = useSubscriber().contracts.length > 1;
  const isLong = needsSearch(badges);
  const statuses = statusesOf(listed);
  const { search, look, keep, clear } = useBadgeSearch(statuses);
  const field = useRef<HTMLInputElement>(null);
  const found = isLong ? searchBadges(listed, search) : listed;
  return (
    <>
      {isLost && listed.length > 0 && <Message tone="info">{lostWords(hasSeveral)}</Message>}
      {statuses.includes('suspended') && (
        <Box component="p" mt="sm" c="dimmed">
          <span>{"Vos badges sont suspendus tant qu'une facture reste à régler\u202f:"}</span>{' '}
          <Link to={routes.invoices}>voir mes factures</Link>
          <span>.</span>
        </Box>
      )}
      {isLong && (
        <BadgeFilters
          search={search}
          statuses={statuses}
          found={found.length}
          total={listed.length}
          field={field}
          onLook={look}
          onKeep={keep}
        />
      )}
      {listed.length > 0 && found.length === 0 ? (
        <EmptyState
          icon={searchIcon}
          isAnnounced={false}
          message="Aucun badge ne correspond à ce que vous cherchez."
        >
          <Actions>
            <Button
              variant="outline"
              onClick={() => {
                clear();
                // The button disappears.
                field.current?.focus();
              }}
            >
              Effacer les filtres
            </Button>
            <BackToDashboard />
          </Actions>
        </EmptyState>
      ) : (
        <div className={styles.list}>
          <ContractList
            emptyIcon={badgeIcon}
            emptyMessage="vous n'avez pas de badge pour ce contrat pour le moment."
            caption={`Badges du contrat ${contract.reference}`}
            columns={columns}
            unreadable={unreadable.badges}
            rows={found}
            keyOf={({ id }) => id}
            isQuiet={(badge) => !isOnTheRoad(badge)}
          />
        </div>
      )}
    </>
  );
}

/** The name of the vehicle, above the reference of its badge. */
function Vehicle({ name }: { readonly name: string }): ReactElement {
  return (
    <>
      <ThemeIcon variant="light" size={36} pos="absolute" className={`tp-screen ${styles.tile}`}>
        <Icon of={carIcon} />
      </ThemeIcon>
      <span>{name || 'Badge sans nom'}</span>
    </>
  );
}

function lostWords(hasSeveral: boolean): string {
  const how =
    'Badge perdu ou volé\u202f: choisissez-le ci-dessous par «\u202fPerdu ou volé\u202f?\u202f», qui ouvre un message avec son numéro.';
  return hasSeveral
    ? `${how} Pour un badge d'un autre contrat, sélectionnez d'abord ce contrat.`
    : how;
}
