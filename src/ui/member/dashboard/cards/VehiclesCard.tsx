import { ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import type { ReactElement } from 'react';
import { carIcon } from '../../../../../generated/icons';
import { formatEuros } from '../../../../domain/basis/money';
import type { BadgeTotal } from '../../../../domain/passage/passageSummary';
import { shownBadgeStatus } from '../../../../domain/badge/shownBadgeStatus';
import { badgeContractOf } from '../../../../domain/subscriber/badgeContract';
import type { ContractFile } from '../../../../domain/subscriber/subscriber';
import { Icon } from '../../../design/icon/Icon';
import { routes } from '../../../navigation/routes';
import { BadgeStatusPill } from '../../badge/BadgeStatusPill';
import { countTrips } from '../../passages/table/countTrips';
import styles from './Card.module.css';
import { Card } from './Card';
import { MoreLink } from './MoreLink';

const SHOWN = 3;

interface VehiclesCardProps {
  readonly file: ContractFile;
  /** What each badge has cost this month; null when it is not known. */
  readonly ofMonth: readonly BadgeTotal[] | null;
}

/** The first vehicles of the contract, those whose badge is active before the others, and their state and what they have cost this month. */
export function VehiclesCard({ file, ofMonth }: VehiclesCardProps): ReactElement {
  const { contract, badges } = file;
  const activeFirst = badges.toSorted(
    (one, other) => Number(other.status === 'active') - Number(one.status === 'active'),
  );
  const standing = badgeContractOf(contract);
  return (
    <Card title="Mes véhicules" action={<MoreLink to={routes.badges}>Mes badges</MoreLink>}>
      {badges.length === 0 ? (
        <p className={styles.empty}>
          {"Vos véhicules apparaîtront ici dès qu'un badge leur est attribué."}
        </p>
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
                {ofMonth && <small>{spentWords(ofMonth, reference)}</small>}
              </span>
              <BadgeStatusPill status={shownBadgeStatus(status, standing)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function spentWords(ofMonth: readonly BadgeTotal[], reference: string): string {
  const { count, amount } = ofMonth.find(({ badgeReference }) => badgeReference === reference) ?? {
    count: 0,
    amount: null,
  };
  if (count === 0) return 'Aucun trajet ce mois-ci';
  return `${countTrips(count)}${amount === null ? '' : `, ${formatEuros(amount)}`} ce mois-ci`;
}
