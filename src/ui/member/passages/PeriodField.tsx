import { Popover, TextInput } from '@mantine/core';
import { isRight } from 'fp-ts/Either';
import { lazy, Suspense, useState, type ReactElement, type RefObject } from 'react';
import type { Instant } from '../../../domain/instant';
import {
  defaultPassagePeriod,
  formatPassagePeriod,
  parsePassagePeriod,
} from '../../../domain/passagePeriod';
import { Loader } from '../../design/Loader';
import { CalendarIcon } from './CalendarIcon';
import styles from './PassageFilters.module.css';

const PeriodCalendar = lazy(async () => ({
  default: (await import('./PeriodCalendar')).PeriodCalendar,
}));

interface PeriodFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** As typed. */
  readonly value: string;
  readonly error: string | null;
  readonly now: Instant;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A period typed as `dd/MM/yyyy – dd/MM/yyyy` (M9.12), or picked in a calendar. */
export function PeriodField({ ref, value, error, now, ...on }: PeriodFieldProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const widest = defaultPassagePeriod(now);
  const typed = parsePassagePeriod(value, now);

  return (
    <TextInput
      ref={ref}
      label="Période"
      className={styles.period}
      classNames={{ label: styles.label }}
      placeholder="jj/mm/aaaa – jj/mm/aaaa"
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => on.onChange(event.currentTarget.value)}
      onBlur={on.onBlur}
      rightSectionWidth={44}
      rightSection={
        <Popover
          opened={isOpen}
          onChange={setOpen}
          position="bottom-end"
          shadow="md"
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <button
              type="button"
              className={styles.calendarButton}
              aria-label="Choisir dans le calendrier"
              onClick={() => setOpen(!isOpen)}
            >
              <CalendarIcon />
            </button>
          </Popover.Target>
          <Popover.Dropdown className={styles.calendar}>
            <p className={styles.calendarHint} tabIndex={-1} data-autofocus="">
              Choisissez le premier jour, puis le dernier.
            </p>
            <Suspense fallback={<Loader />}>
              <PeriodCalendar
                chosen={isRight(typed) ? typed.right : widest}
                widest={widest}
                onChoose={(period) => {
                  on.onChange(formatPassagePeriod(period));
                  setOpen(false);
                }}
              />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
