import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';

/** The e-mail of an account, marked for password managers. */
export function EmailField(field: TextInputProps): ReactElement {
  return (
    <TextInput
      label="Adresse e-mail"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
}
