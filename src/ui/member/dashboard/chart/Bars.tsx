import { Box, Flex } from '@mantine/core';
import { useEffect, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatShortEuros } from '../../../words/format.fr';
import { formatMonth } from '../../formatMonth.fr';
import { cents } from '../../../../domain/basis/money';
import { passagesAddress } from '../../../navigation/passagesAddress';
import { routes } from '../../../navigation/routes';
import { chartScale } from './chartScale';
import { barWords, chargedWords, unpaidWords, type ChartedMonth } from './chartedMonth';
import styles from './SpendingChart.module.css';

/** The trips behind a bar. */
export interface TripsOf {
  /** The only badge of the contract; by default the trips are those of every contract (M7.13). */
  readonly badge: string | undefined;
  readonly words: string;
}

/** Pixels. */
const HEIGHT = 140;

/**
 * The bars, one column of our own SVG per month: no library of charts, which would weigh more than the page.
 * A column leads to the trips of its month. The columns are one stop of the keyboard; the arrows move between
 * them.
 */
export function Bars({
  months,
  tripsOf,
}: {
  readonly months: readonly ChartedMonth[];
  /** What a press opens: « voir les trajets du mois ». */
  readonly tripsOf: TripsOf;
}): ReactElement {
  // Credit notes alone leave no amount above 0.
  const highest = cents(Math.max(1, ...months.map(({ amount }) => amount)));
  const scale = chartScale(highest);
  const top = scale.at(-1) ?? highest;
  const heightOf = (amount: number): number => (Math.max(amount, 0) / top) * HEIGHT;
  const [stop, setStop] = useState(months.length - 1);
  const [explained, setExplained] = useState<string>();

  useEffect(() => {
    if (explained === undefined) return;
    const dismiss = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') setExplained(undefined);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [explained]);

  const move = ({ key, currentTarget }: KeyboardEvent<HTMLDivElement>): void => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = stop + step;
    if (step === 0 || next < 0 || next >= months.length) return;
    setStop(next);
    currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <div className={styles.chart}>
      <svg className={styles.axis} width="100%" height={HEIGHT + 20} aria-hidden="true">
        {scale.map((amount) => {
          const y = HEIGHT + 10 - heightOf(amount);
          return (
            <g key={amount}>
              <text x="52" y={y + 4} fill="var(--tp-ink-2)" textAnchor="end">
                {formatShortEuros(amount)}
              </text>
              <line x1="60" x2="100%" y1={y} y2={y} stroke="var(--tp-line)" strokeDasharray="2 3" />
            </g>
          );
        })}
      </svg>
      {/* On a phone the months scroll in their frame: the latest are in sight. */}
      <div className={styles.frame} ref={showLatest}>
        <Flex
          h={220}
          className={styles.columns}
          role="group"
          aria-label="Dépenses des douze derniers mois"
          onKeyDown={move}
        >
          {months.map((charted, index) => {
            const { month, amount, unpaid, trips } = charted;
            const long = formatMonth(month, 'long');
            const owed = unpaid.length > 0 && unpaidWords(unpaid);
            return (
              <Link
                key={month}
                to={trips ? passagesAddress(trips, tripsOf.badge) : routes.passages}
                className={styles.column}
                data-owed={owed ? '' : undefined}
                tabIndex={index === stop ? 0 : -1}
                onFocus={() => {
                  setStop(index);
                  setExplained(month);
                }}
                onBlur={() => setExplained(undefined)}
                onPointerEnter={() => setExplained(month)}
                onPointerLeave={() => setExplained(undefined)}
              >
                <span className="tp-hidden">
                  {[long, chargedWords(charted), owed, `voir ${tripsOf.words}`]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {/* A month without an invoice, or with a negative sum (credit notes), has no bar. */}
                <Box component="span" mb={4} fw={600} className="tp-numbers" aria-hidden="true">
                  {charted.isOpen ? '–' : barWords(amount)}
                </Box>
                <svg width="100%" height={heightOf(amount)} aria-hidden="true">
                  <rect width="100%" height={heightOf(amount)} rx="3" />
                </svg>
                <span className={styles.month} aria-hidden="true">
                  <span>{formatMonth(month, 'short')}</span>
                  {(index === 0 || month.endsWith('-01')) && (
                    <Box component="small" display="block" fz="inherit">
                      {month.slice(0, 4)}
                    </Box>
                  )}
                </span>
                {explained === month && (
                  <span
                    className={styles.tip}
                    aria-hidden="true"
                    data-end={index < months.length / 2 || undefined}
                  >
                    <span>{long}</span>
                    <Box component="strong" fz="lg">
                      {chargedWords(charted)}
                    </Box>
                    {owed !== false && <span>{owed}</span>}
                    <Box component="small" c="dimmed" fz="inherit">
                      {`Voir ${tripsOf.words}`}
                    </Box>
                  </span>
                )}
              </Link>
            );
          })}
        </Flex>
      </div>
    </div>
  );
}

/**
 * The latest months are in sight, also when the frame changes its width, unless the person has scrolled
 * back. The observer reports the first width before the first paint: to read it here would lay out the page
 * a second time.
 */
function showLatest(frame: HTMLDivElement): () => void {
  let isAtEnd = true;
  const note = (): void => {
    isAtEnd = frame.scrollLeft + frame.clientWidth >= frame.scrollWidth - 1;
  };
  const observer = new ResizeObserver(() => {
    if (isAtEnd) frame.scrollLeft = frame.scrollWidth;
  });
  frame.addEventListener('scroll', note, { passive: true });
  observer.observe(frame);
  return () => {
    frame.removeEventListener('scroll', note);
    observer.disconnect();
  };
}
