import { ActionIcon, TextInput } from '@mantine/core';
import * as E from 'fp-ts/Either';
import { Suspense, useState, type ReactElement, type RefObject } from 'react';
import { calendarIcon } from '../../../../../generated/icons';
import type { Instant } from '../../../../domain/basis/instant';
import {
  writePassagePeriod,
  parsePassagePeriod,
  type PassagePeriod,
} from '../../../../domain/passage/passagePeriod';
import { Icon } from '../../../design/icon/Icon';
import { lazyPart } from '../../../state/loading/lazyPart';
import styles from './PassageFilters.module.css';

/** Loaded when it is first opened: most visitors type, or use the whole period. */
const PeriodPopover = lazyPart(async () => (await import('./PeriodPopover')).PeriodPopover);

interface PeriodFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** As typed. */
  readonly value: string;
  readonly error: string | null;
  readonly now: Instant;
  /** The days that the calendar offers. */
  readonly offered: PassagePeriod;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** A period, typed as `dd/MM/yyyy – dd/MM/yyyy` (M9.12) or selected in a calendar. */
export function PeriodField(props: PeriodFieldProps): ReactElement {
  const { ref, value, error, now, offered, ...on } = props;
  const [isOpen, setOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const typed = parsePassagePeriod(value, now);

  return (
    <TextInput
      ref={ref}
      label="Période"
      className={styles.period}
      placeholder="jj/mm/aaaa – jj/mm/aaaa"
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => on.onChange(event.currentTarget.value)}
      onBlur={on.onBlur}
      rightSectionWidth={44}
      rightSection={
        <>
          <ActionIcon
            ref={setOpener}
            aria-label="Choisir dans le calendrier"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={calendarIcon} />
          </ActionIcon>
          {isOpen && (
            <Suspense>
              <PeriodPopover
                opener={opener}
                chosen={E.isRight(typed) ? typed.right : offered}
                offered={offered}
                onChoose={(period) => on.onChange(writePassagePeriod(period))}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
}
