import { useForm } from '@mantine/form';
import { isRight } from 'fp-ts/Either';
import { useId, type ReactElement } from 'react';
import type { PasswordChange } from '../../../application/ports/SubscriberGateway';
import { parseGivenPassword } from '../../../domain/credentials';
import {
  parsePassword,
  passwordChangePolicy,
  passwordChecklist,
} from '../../../domain/passwordPolicy';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { fieldRule } from '../../forms/fieldRule';
import { focusFirstError } from '../../forms/focusFirstError';
import { Form } from '../../forms/Form';
import { PasswordChecklist } from '../../forms/PasswordChecklist';
import { PasswordField } from '../../forms/PasswordField';

interface PasswordFormProps {
  readonly username: string;
  readonly state: AsyncState;
  /** Answers whether it went well: then the fields are emptied, otherwise all that was typed stays. */
  readonly onSubmit: (change: PasswordChange) => Promise<boolean>;
}

const nothing = { current: '', password: '', confirmation: '' };

/** The button waits until the new password follows the rules that are enforced (M5.2–M5.4). */
export function PasswordForm({ username, state, onSubmit }: PasswordFormProps): ReactElement {
  const checklistId = useId();
  const form = useForm({
    initialValues: nothing,
    validate: {
      current: fieldRule(parseGivenPassword, {
        'password/missing': () => 'Saisissez votre mot de passe actuel.',
      }),
    },
  });
  const next = parsePassword(passwordChangePolicy, form.values);
  const submit = form.onSubmit((values) => {
    const current = parseGivenPassword(values.current);
    if (!isRight(current) || !isRight(next)) return;
    void onSubmit({ username, current: current.right, next: next.right }).then((isSaved) => {
      if (isSaved) form.reset();
    });
  }, focusFirstError(form));

  return (
    <Form onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        {...form.getInputProps('current')}
      />
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        aria-describedby={checklistId}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label="Confirmation du mot de passe"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
      <PasswordChecklist
        id={checklistId}
        lines={passwordChecklist(passwordChangePolicy, form.values)}
      />
      <AsyncButton type="submit" variant="action" state={state} disabled={!isRight(next)}>
        Enregistrer
      </AsyncButton>
    </Form>
  );
}
