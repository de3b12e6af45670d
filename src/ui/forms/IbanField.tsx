import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent, ReactElement } from 'react';
import { groupIban } from '../../domain/iban';

/** An IBAN, typed or pasted in any way; it is put in groups of four when the field is left, never under the caret. */
export function IbanField({ onChange, onBlur, ...field }: TextInputProps): ReactElement {
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const grouped = groupIban(input.value);
    if (grouped !== input.value) {
      input.value = grouped;
      onChange?.(event);
    }
    onBlur?.(event);
  };
  return (
    <TextInput
      {...field}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={onChange}
      onBlur={leave}
    />
  );
}
