import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { isRight } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { parseGivenPassword, type Credentials } from '../../domain/credentials';
import { parseEmail } from '../../domain/email';
import { Button } from '../design/Button';
import { emailMessages } from '../forms/emailMessages';
import { fieldRule } from '../forms/fieldRule';
import { focusFirstError } from '../forms/focusFirstError';
import { PasswordField } from '../forms/PasswordField';
import styles from './SignInForm.module.css';
import { givenPasswordMessages } from './signInMessages';

interface SignInFormProps {
  readonly busy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Both fields are required (P5.18); what was typed stays after a failure. */
export function SignInForm({ busy, onSubmit }: SignInFormProps): ReactElement {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validateInputOnBlur: true,
    validate: {
      email: fieldRule(parseEmail, emailMessages),
      password: fieldRule(parseGivenPassword, givenPasswordMessages),
    },
  });
  const submit = form.onSubmit((values) => {
    const email = parseEmail(values.email);
    const password = parseGivenPassword(values.password);
    if (isRight(email) && isRight(password)) {
      onSubmit({ email: email.right, password: password.right });
    }
  }, focusFirstError(form));

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
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
    </form>
  );
}
