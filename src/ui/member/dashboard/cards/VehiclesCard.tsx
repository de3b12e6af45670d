import { Box, ThemeIcon } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatEuros } from '../../../words/format.fr';
import { carIcon } from '../../../../../generated/icons';
import type { PassagePeriod } from '../../../../domain/passage/passagePeriod';
import type { BadgeTotal } from '../../../../domain/passage/passageSummary';
import { shownBadgeStatus } from '../../../../domain/badge/shownBadgeStatus';
import { unpaidTotal } from '../../../../domain/invoice/unpaidInvoice';
import type { ContractFile } from '../../../../domain/subscriber/subscriber';
import { Icon } from '../../../design/icon/Icon';
import { passagesAddress } from '../../../navigation/passagesAddress';
import { routes } from '../../../navigation/routes';
import { BadgeStatusPill } from '../../badge/BadgeStatusPill';
import { countTrips } from '../../passages/table/countTrips';
import styles from './Card.module.css';
import { Card } from './Card';
import { EmptyList } from './EmptyList';
import { MoreLink } from './MoreLink';

const SHOWN = 3;

interface VehiclesCardProps {
  readonly file: ContractFile;
  /** What each badge has cost this month; null when it is not known, undefined while it is loading. */
  readonly ofMonth: readonly BadgeTotal[] | null | undefined;
  /** The days of this month. */
  readonly month: PassagePeriod;
}

/**
 * The first vehicles of the contract, those whose badge is active before the others: their state, and what
 * they have cost this month.
 */
export function VehiclesCard({ file, ofMonth, month }: VehiclesCardProps): ReactElement {
  const { contract, badges, unreadable } = file;
  const activeFirst = badges.toSorted(
    (one, other) => Number(other.status === 'active') - Number(one.status === 'active'),
  );
  return (
    <Card
      title="Mes véhicules"
      hint={badges.length === 0 || ofMonth === null ? undefined : 'ce mois-ci'}
      action={<MoreLink to={routes.badges}>Mes badges</MoreLink>}
    >
      {badges.length === 0 ? (
        <EmptyList unreadable={unreadable.badges}>
          {"Vos véhicules apparaîtront ici dès qu'un badge leur est attribué."}
        </EmptyList>
      ) : (
        <ul>
          {activeFirst.slice(0, SHOWN).map(({ id, name, reference, status }) => (
            <li key={id} className={styles.row}>
              <ThemeIcon variant="light" size={36}>
                <Icon of={carIcon} />
              </ThemeIcon>
              <span className={styles.words}>
                <strong>{name || `Badge ${reference}`}</strong>
                <small>{reference}</small>
                <small>
                  {ofMonth === undefined ? (
                    '\u00a0'
                  ) : (
                    <Link to={passagesAddress(month, reference)}>
                      <span>
                        {ofMonth === null ? 'Voir les trajets' : spentWords(ofMonth, reference)}
                      </span>
                      <span className="tp-hidden">{` ce mois-ci, badge ${reference}`}</span>
                    </Link>
                  )}
                </small>
              </span>
              <BadgeStatusPill
                status={shownBadgeStatus(status, unpaidTotal(contract.unpaidInvoices))}
              />
            </li>
          ))}
        </ul>
      )}
      {badges.length > 0 && ofMonth === null && (
        <Box component="p" py={8} c="dimmed" fz={13} className={styles.line}>
          <span>La dépense de chaque badge est dans</span>{' '}
          <Link to={passagesAddress(month)}>les trajets du mois en cours</Link>
          <span>.</span>
        </Box>
      )}
    </Card>
  );
}

function spentWords(ofMonth: readonly BadgeTotal[], reference: string): string {
  const { count, amount } = ofMonth.find(({ badgeReference }) => badgeReference === reference) ?? {
    count: 0,
    amount: null,
  };
  if (count === 0) return 'Aucun trajet';
  return amount === null ? countTrips(count) : `${countTrips(count)} · ${formatEuros(amount)}`;
}
