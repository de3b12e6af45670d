import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';

/** The BIC of a bank account. */
export function BicField(field: TextInputProps): ReactElement {
  return (
    <TextInput
      label="BIC"
      description="8 ou 11 caractères, à côté de l'IBAN sur votre RIB."
      autoComplete="off"
      data-secret
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...field}
    />
  );
}
