import type { TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { groupIban } from '../../../domain/bank/groupIban';
import { TidyTextInput } from './TidyTextInput';

/** An IBAN in any notation; grouped by four characters on blur. */
export function IbanField(field: Omit<TextInputProps, 'type'>): ReactElement {
  return (
    <TidyTextInput
      {...field}
      settle={groupIban}
      autoComplete="off"
      data-secret
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
