import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from '../forms.words.fr';

/** The BIC of a bank account. */
export function BicField(field: TextInputProps): ReactElement {
  return (
    <TextInput
      label={words.bank.bic}
      description={words.bank.bicHint}
      autoComplete="off"
      data-secret
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...field}
    />
  );
}
