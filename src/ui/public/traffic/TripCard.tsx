import { ActionIcon, Box, NativeSelect } from '@mantine/core';
import { useRef, type ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words as map } from '../../city/cityMap.words.fr';
import { words } from './traffic.words.fr';
import { closeIcon, swapIcon } from '../../../../generated/shellIcons';
import { placeNames, type Place } from '../../../domain/passage/place';
import { parsePlace, places, reachableFrom, type Route } from '../../../domain/passage/route';
import { tripTraffic } from '../../../domain/publicSite/traffic';
import { Icon } from '../../design/icon/Icon';
import { TrafficAge } from './TrafficAge';
import type { TrafficLine } from './TrafficView';
import states from '../../city/TrafficState.module.css';
import styles from './TripCard.module.css';
import type { ShownTraffic } from './useTraffic';
import { tripOf, type OwnTrip, type TripChoice } from './useTrip';

interface TripCardProps {
  readonly own: OwnTrip;
  readonly shown: Pick<ShownTraffic, 'traffic' | 'lines' | 'age'>;
}

/** « Votre trajet »: from where to where, and what it takes now, with what it costs (P3.10, P9.17). */
export function TripCard({ own, shown }: TripCardProps): ReactElement {
  const { choice, trip, choose: onChoose } = own;
  const { from, to } = choice;
  const { traffic, lines, age } = shown;
  const first = useRef<HTMLSelectElement>(null);
  const reachable = from === null ? places : reachableFrom(from);
  const choose = (part: Partial<TripChoice>): void => {
    const next = { ...choice, ...part };
    const isLost = next.from !== null && next.to !== null && tripOf(next) === null;
    onChoose(isLost ? { ...next, to: null } : next);
  };
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h2>{words.trip.title}</h2>
        {traffic.status === 'ready' && <TrafficAge traffic={traffic} age={age} />}
      </div>
      <div className={styles.ends}>
        <NativeSelect
          ref={first}
          label={words.trip.from}
          value={from ?? ''}
          onChange={({ currentTarget }) => choose({ from: parsePlace(currentTarget.value) })}
          data={optionsOf(places)}
        />
        <NativeSelect
          label={words.trip.to}
          value={to ?? ''}
          onChange={({ currentTarget }) => choose({ to: parsePlace(currentTarget.value) })}
          data={optionsOf(reachable)}
        />
        <ActionIcon
          size="lg"
          aria-label={words.trip.swap}
          aria-disabled={trip === null}
          onClick={() => trip && onChoose({ from: trip.to, to: trip.from })}
        >
          <Icon of={swapIcon} />
        </ActionIcon>
        {trip && (
          <ActionIcon
            size="lg"
            aria-label={words.trip.forget}
            title={words.trip.stored}
            onClick={() => {
              onChoose({ from: null, to: null });
              // The button disappears.
              first.current?.focus();
            }}
          >
            <Icon of={closeIcon} />
          </ActionIcon>
        )}
      </div>
      <div className={styles.answer}>
        <p role="status">
          {trip && traffic.status !== 'loading' && <Answer trip={trip} lines={lines} />}
        </p>
        <Box c="dimmed" fz="sm">
          {trip === null && <p>{words.trip.hint}</p>}
          {trip?.price === null && <p>{words.trip.noPrice}</p>}
        </Box>
      </div>
    </div>
  );
}

function optionsOf(offered: readonly Place[]) {
  return [
    { value: '', label: words.trip.choose },
    ...offered.map((place) => ({ value: place, label: placeNames[place] })),
  ];
}

interface AnswerProps {
  readonly trip: Route;
  readonly lines: readonly TrafficLine[];
}

/** One sentence, « 10 min, 3,20 €, dense »; its parts stand out. */
function Answer({ trip: { directions, price }, lines }: AnswerProps): ReactElement {
  const { state, minutes } = tripTraffic(
    directions,
    lines.map(({ id, ...line }) => ({ ...line, direction: id })),
  );
  const amounts = [
    ...(minutes === null ? [] : [map.minutes(minutes)]),
    ...(price === null || state === 'closed' ? [] : [formatEuros(price)]),
  ];
  return (
    <>
      {amounts.map((amount) => (
        <span key={amount}>
          <Box component="b" fw={650} fz="1.75rem" lh={1.3}>
            {amount}
          </Box>
          <span className="tp-hidden">{', '}</span>
        </span>
      ))}
      <span className={`${styles.state} ${states[state]}`} data-state={state}>
        {words.trip.states[state]}
      </span>
    </>
  );
}
