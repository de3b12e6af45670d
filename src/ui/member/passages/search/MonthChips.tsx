import { Group } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { formatCount } from '../../../words/format.fr';
import { formatMonth } from '../../formatMonth.fr';
import { checkIcon, chevronRightIcon } from '../../../../../generated/icons';
import type { Instant } from '../../../../domain/basis/instant';
import type { MonthCounts } from '../../../../domain/passage/monthCounts';
import { isSamePeriod, passageMonths } from '../../../../domain/passage/passageMonths';
import { defaultPassagePeriod, type PassagePeriod } from '../../../../domain/passage/passagePeriod';
import { Icon } from '../../../design/icon/Icon';
import { countTrips } from '../table/countTrips';
import styles from './MonthChips.module.css';

interface MonthChipsProps {
  readonly now: Instant;
  /** The applied period. A chip is pressed only if its period is the same. */
  readonly period: PassagePeriod;
  /** By `yyyy-MM`: a month that is not known yet shows its name alone. */
  readonly counts: MonthCounts;
  readonly onChoose: (period: PassagePeriod) => void;
}

/**
 * The 18 months, and each month with its number of trips, newest first (M2.26, M9.2). Buttons, not Mantine's
 * chips, which are radio buttons or checkboxes: each one starts a search, and an arrow key must not.
 */
export function MonthChips({ now, period, counts, onChoose }: MonthChipsProps): ReactElement {
  const strip = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const pressed = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (pressed && strip.current) strip.current.scrollLeft = pressed.offsetLeft - 48;
  }, [period]);
  const scrollOn = (): void => {
    if (!strip.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = strip.current;
    const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
    strip.current.scrollLeft = isAtEnd ? 0 : scrollLeft + clientWidth * 0.8;
  };
  const chip = (words: string, ofChip: PassagePeriod, count?: number): ReactElement => {
    const isPressed = isSamePeriod(period, ofChip);
    return (
      <li key={ofChip.from}>
        <button
          type="button"
          className={styles.chip}
          data-empty={count === 0 || undefined}
          aria-pressed={isPressed}
          onClick={() => onChoose(ofChip)}
          // Browsers do not scroll to a chip that is partly visible when it takes the focus.
          onFocus={({ currentTarget }) => {
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }}
        >
          {isPressed && <Icon of={checkIcon} size={16} />}
          <span>{words}</span>
          {count !== undefined && <Trips count={count} />}
        </button>
      </li>
    );
  };
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <ul ref={strip} role="list" aria-label="Mois" className={styles.strip}>
        {chip('Les 18 mois', defaultPassagePeriod(now))}
        {passageMonths(now).map((month) => {
          const name = month.from.slice(0, 7);
          const words = `${formatMonth(name, 'short')} ${name.slice(0, 4)}`;
          return chip(words, month, counts.get(name));
        })}
      </ul>
      <button
        type="button"
        className={styles.onward}
        aria-label="Faire défiler les mois"
        onClick={scrollOn}
      >
        <Icon of={chevronRightIcon} />
      </button>
    </Group>
  );
}

/** The number beside a month, with its word for screen readers. */
function Trips({ count }: { readonly count: number }): ReactElement {
  return (
    <span className={`tp-numbers ${styles.trips}`}>
      <span aria-hidden="true">{`(${formatCount(count)})`}</span>
      <span className="tp-hidden">{` (${countTrips(count)})`}</span>
    </span>
  );
}
