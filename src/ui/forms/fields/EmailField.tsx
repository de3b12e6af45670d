import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from '../forms.words.fr';
import { useOfferedEmail } from './useOfferedEmail';

/** The e-mail of an account, marked for password managers. */
export function EmailField(field: TextInputProps): ReactElement {
  const { watched, offer } = useOfferedEmail(field);
  return (
    <>
      <TextInput
        label={words.email.label}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field}
        {...watched}
      />
      {offer}
    </>
  );
}
