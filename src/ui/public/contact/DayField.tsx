import { TextInput, type TextInputProps } from '@mantine/core';
import { isRight } from 'fp-ts/Either';
import type { FocusEvent, ReactElement } from 'react';
import { formatCalendarDay } from '../../../domain/calendarDay';
import { readTypedDay } from '../../../domain/passageDay';
import styles from './ContactPage.module.css';

/** A day typed as it comes to mind; once the field is left it reads `dd/MM/yyyy`. */
export function DayField({ onChange, onBlur, ...field }: TextInputProps): ReactElement {
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const day = readTypedDay(input.value);
    if (isRight(day)) {
      input.value = formatCalendarDay(day.right);
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
