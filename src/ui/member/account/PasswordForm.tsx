import { isRight } from 'fp-ts/Either';
import { useId, type ReactElement } from 'react';
import type { PasswordChange } from '../../../application/ports/SubscriberGateway';
import { parsePasswordChange } from '../../../domain/passwordChange';
import {
  parsePassword,
  passwordChangePolicy,
  passwordChecklist,
} from '../../../domain/passwordPolicy';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { Form } from '../../forms/Form';
import { PasswordChecklist } from '../../forms/PasswordChecklist';
import { PasswordField } from '../../forms/PasswordField';
import { useParsedForm } from '../../forms/useParsedForm';
import { passwordChangeMessages } from './passwordChangeMessages';

interface PasswordFormProps {
  readonly username: string;
  readonly state: AsyncState;
  /** Answers whether it went well: then the fields are emptied, otherwise all that was typed stays. */
  readonly onSubmit: (change: PasswordChange) => Promise<boolean>;
}

/** The button waits until the new password follows the rules that are enforced (M5.2–M5.4). */
export function PasswordForm({ username, state, onSubmit }: PasswordFormProps): ReactElement {
  const checklistId = useId();
  const { form, submit } = useParsedForm({
    initialValues: { current: '', next: { password: '', confirmation: '' } },
    parse: parsePasswordChange,
    messages: passwordChangeMessages,
    onSubmit: (change) => void send({ username, ...change }),
  });
  const send = async (change: PasswordChange): Promise<void> => {
    if (await onSubmit(change)) form.reset();
  };
  const next = form.useWatchValue('next');
  // Which of the two is to be changed is not known: a confirmation that differed may be the right one now.
  form.watch('next.password', () => form.clearFieldError('next.confirmation'));

  return (
    <Form isCard onSubmit={submit}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Mot de passe actuel"
        autoComplete="current-password"
        key={form.key('current')}
        {...form.getInputProps('current')}
      />
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        describedBy={checklistId}
        key={form.key('next.password')}
        {...form.getInputProps('next.password')}
      />
      <PasswordField
        label="Confirmation du mot de passe"
        autoComplete="new-password"
        key={form.key('next.confirmation')}
        {...form.getInputProps('next.confirmation')}
      />
      <PasswordChecklist id={checklistId} lines={passwordChecklist(passwordChangePolicy, next)} />
      <AsyncButton
        type="submit"
        variant="action"
        state={state}
        disabled={!isRight(parsePassword(passwordChangePolicy, next))}
      >
        Enregistrer
      </AsyncButton>
    </Form>
  );
}
