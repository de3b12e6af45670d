import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { checkIcon, chevronRightIcon } from '../../../../../generated/icons';
import { formatMonth } from '../../../../domain/basis/formatMonth';
import type { Instant } from '../../../../domain/basis/instant';
import { isSamePeriod, passageMonths } from '../../../../domain/passage/passageMonths';
import { defaultPassagePeriod, type PassagePeriod } from '../../../../domain/passage/passagePeriod';
import { Icon } from '../../../design/icon/Icon';
import styles from './MonthChips.module.css';

interface MonthChipsProps {
  readonly now: Instant;
  /** The applied period: another one than a month or the 18 months presses no chip. */
  readonly period: PassagePeriod;
  readonly onChoose: (period: PassagePeriod) => void;
}

/**
 * The 18 months, and each month, newest first (M2.26, M9.2). Buttons, not Mantine's chips, which are radio
 * buttons or checkboxes: each one starts a search, and an arrow key must not.
 */
export function MonthChips({ now, period, onChoose }: MonthChipsProps): ReactElement {
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
  const chip = (words: string, ofChip: PassagePeriod): ReactElement => {
    const isPressed = isSamePeriod(period, ofChip);
    return (
      <li key={ofChip.from}>
        <button
          type="button"
          className={styles.chip}
          aria-pressed={isPressed}
          onClick={() => onChoose(ofChip)}
          // The browser leaves a chip in the focus that is partly in sight where it is.
          onFocus={({ currentTarget }) => {
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }}
        >
          {isPressed && <Icon of={checkIcon} size={16} />}
          {words}
        </button>
      </li>
    );
  };
  return (
    <div className={styles.months}>
      <ul ref={strip} role="list" aria-label="Mois" className={styles.strip}>
        {chip('Les 18 mois', defaultPassagePeriod(now))}
        {passageMonths(now).map((month) =>
          chip(`${formatMonth(month.from.slice(0, 7), 'short')} ${month.from.slice(0, 4)}`, month),
        )}
      </ul>
      <button
        type="button"
        className={styles.onward}
        aria-label="Faire défiler les mois"
        onClick={scrollOn}
      >
        <Icon of={chevronRightIcon} />
      </button>
    </div>
  );
}
