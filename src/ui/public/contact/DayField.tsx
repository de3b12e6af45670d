import { TextInput, type TextInputProps } from '@mantine/core';
import * as E from 'fp-ts/Either';
import type { FocusEvent, ReactElement } from 'react';
import { writeFrenchDay } from '../../../domain/basis/readCalendarDay';
import { readTypedDay } from '../../../domain/passage/passageDay';
import styles from './ContactPage.module.css';

/** A day in any notation; formatted as `dd/MM/yyyy` on blur. */
export function DayField({ onChange, onBlur, ...field }: TextInputProps): ReactElement {
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const day = readTypedDay(input.value);
    if (E.isRight(day)) {
      input.value = writeFrenchDay(day.right);
      onChange?.(event);
    }
    onBlur?.(event);
  };
  return (
    <TextInput
      {...field}
      classNames={{ wrapper: `tp-numbers ${styles.short}` }}
      inputMode="numeric"
      autoComplete="off"
      onChange={onChange}
      onBlur={leave}
    />
  );
}
