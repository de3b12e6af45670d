import type { TextInputProps } from '@mantine/core';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { parseTypedDay, writeFrenchDay } from '../../../domain/basis/readCalendarDay';
import { TidyTextInput } from '../../forms/fields/TidyTextInput';
import styles from './ContactPage.module.css';

/** A day in any notation; formatted as `dd/MM/yyyy` on blur. */
export function DayField(field: Omit<TextInputProps, 'type'>): ReactElement {
  return (
    <TidyTextInput
      {...field}
      settle={settledDay}
      classNames={{ wrapper: `tp-numbers ${styles.short}` }}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

function settledDay(raw: string): string {
  const day = parseTypedDay(raw);
  return E.isRight(day) ? writeFrenchDay(day.right) : raw;
}
