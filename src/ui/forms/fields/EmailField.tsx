import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from '#words/forms/email';

/** The e-mail of an account, marked for password managers. */
export function EmailField(field: TextInputProps): ReactElement {
  return (
    <TextInput
      label={words.label}
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
