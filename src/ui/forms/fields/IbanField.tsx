import type { TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { settledIban } from '../../../domain/bank/iban';
import { TidyTextInput } from './TidyTextInput';

/** An IBAN in any notation; grouped by four characters on blur. */
export function IbanField(field: Omit<TextInputProps, 'type'>): ReactElement {
  return (
    <TidyTextInput
      {...field}
      settle={settledIban}
      autoComplete="off"
      data-secret
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
