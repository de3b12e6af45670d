import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent, ReactElement } from 'react';
import { groupIban } from '../../../domain/bank/groupIban';

/** An IBAN in any notation; grouped by four characters on blur. */
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
      data-secret
      autoCapitalize="characters"
      spellCheck={false}
      onChange={onChange}
      onBlur={leave}
    />
  );
}
