import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './bank.words.fr';

/** The BIC of a bank account. */
export function BicField(field: TextInputProps): ReactElement {
  return (
    <TextInput
      label={words.bic}
      description={words.bicHint}
      autoComplete="off"
      data-secret
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...field}
    />
  );
}
