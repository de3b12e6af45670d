import { isRight } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import type { PasswordChange } from '../../../application/ports/SubscriberGateway';
import { parsePasswordChange } from '../../../domain/passwordChange';
import { parsePassword, passwordChangePolicy } from '../../../domain/passwordPolicy';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { Form } from '../../forms/Form';
import { NewPasswordFields } from '../../forms/NewPasswordFields';
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
      <NewPasswordFields
        form={form}
        label="Nouveau mot de passe"
        candidate={next}
        policy={passwordChangePolicy}
      />
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
