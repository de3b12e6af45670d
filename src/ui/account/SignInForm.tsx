import { TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { parseCredentials, type Credentials } from '../../domain/credentials';
import { Button } from '../design/Button';
import { Form } from '../forms/Form';
import { PasswordField } from '../forms/PasswordField';
import { useParsedForm } from '../forms/useParsedForm';
import { credentialsMessages } from './signInMessages';

interface SignInFormProps {
  readonly busy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Both fields are required (P5.18); what was typed stays after a failure. */
export function SignInForm({ busy, onSubmit }: SignInFormProps): ReactElement {
  const { form, submit } = useParsedForm({
    initialValues: { email: '', password: '' },
    parse: parseCredentials,
    messages: credentialsMessages,
    onSubmit,
  });

  return (
    <Form onSubmit={submit}>
      <TextInput
        label="Adresse e-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordField
        label="Mot de passe"
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" variant="action" busy={busy}>
        Se connecter
      </Button>
    </Form>
  );
}
