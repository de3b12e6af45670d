import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDate, formatEuros, formatTime } from '../../../words/format.fr';
import type { RemoteData } from '../../../../application/kernel/RemoteData';
import type { ServiceError } from '../../../../application/kernel/ServiceError';
import type { LatestPassages } from '../../../../domain/passage/latestPassages';
import { Fetched } from '../../../design/loading/Fetched';
import { routes } from '../../../navigation/routes';
import { shownRoute } from '../../area/shownRoute';
import { useSubscriber } from '../../area/useSubscriber';
import styles from './Card.module.css';
import { Card } from './Card';
import { EmptyList } from './EmptyList';
import { MoreLink } from './MoreLink';
import { TripsSkeleton } from './TripsSkeleton';

const SHOWN = 4;

interface TripsCardProps {
  readonly remote: RemoteData<ServiceError, LatestPassages>;
  readonly onRetry: () => void;
}

/** The latest trips of all contracts, because the call has no contract (M7.13). */
export function TripsCard({ remote, onRetry }: TripsCardProps): ReactElement {
  const { contracts } = useSubscriber();
  const badges = contracts.flatMap((file) => file.badges);
  const vehicleOf = (badgeReference: string): string =>
    badges.find(({ reference }) => reference === badgeReference)?.name || `Badge ${badgeReference}`;
  return (
    <Card
      title="Derniers trajets"
      action={<MoreLink to={routes.passages}>Tous les trajets</MoreLink>}
    >
      <Fetched remote={remote} level={3} skeleton={<TripsSkeleton />} onRetry={onRetry}>
        {({ passages, unreadable }) =>
          passages.length === 0 ? (
            <EmptyList unreadable={unreadable}>
              Vos trajets apparaîtront ici dès le premier.
            </EmptyList>
          ) : (
            <ul>
              {passages.slice(0, SHOWN).map(({ id, at, direction, badgeReference, amount }) => (
                <li key={id} className={styles.row}>
                  <span className={styles.words}>
                    <strong>{shownRoute(direction)}</strong>
                    <small>
                      {`${formatDate(at)} ${formatTime(at)} · ${vehicleOf(badgeReference)}`}
                    </small>
                  </span>
                  <Box component="span" fw={650} className="tp-numbers">
                    {formatEuros(amount)}
                  </Box>
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
      {contracts.length > 1 && (
        <Box component="p" py={8} c="dimmed" fz={13} className={styles.line}>
          Trajets de tous vos contrats.
        </Box>
      )}
    </Card>
  );
}
