import { PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { JSX } from 'react';
import type { Credentials } from '../../application/ports/AccountGateway';
import { parseEmail } from '../../domain/email';
import { Button } from '../design/Button';
import { emailMessages } from '../forms/emailMessages';
import { fieldRule } from '../forms/fieldRule';
import classes from './SignInForm.module.css';

interface SignInFormProps {
  readonly busy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Both fields are required (P5.18); what was typed stays after a failure. */
export function SignInForm({ busy, onSubmit }: SignInFormProps): JSX.Element {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validateInputOnBlur: true,
    validate: {
      email: fieldRule(parseEmail, emailMessages),
      password: (password) => (password === '' ? 'Saisissez votre mot de passe.' : null),
    },
  });

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(
        ({ email, password }) => {
          onSubmit({ email: email.trim(), password });
        },
        (errors) => {
          const [first] = Object.keys(errors);
          if (first !== undefined) form.getInputNode(first)?.focus();
        },
      )}
    >
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
      <PasswordInput
        label="Mot de passe"
        autoComplete="current-password"
        required
        visibilityToggleButtonProps={{ 'aria-label': 'Afficher la saisie', tabIndex: 0 }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" variant="action" busy={busy}>
        Se connecter
      </Button>
    </form>
  );
}
