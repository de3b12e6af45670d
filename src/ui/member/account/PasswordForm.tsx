import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import type { PasswordChange } from '../../../application/ports/subscriber/SubscriberGateway';
import {
  parsePasswordChange,
  type PasswordChangeError,
} from '../../../domain/account/passwordChange';
import {
  parsePassword,
  passwordChangePolicy,
  type PasswordError,
} from '../../../domain/account/passwordPolicy';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Form } from '../../forms/form/Form';
import { NewPasswordFields } from '../../forms/password/NewPasswordFields';
import { PasswordField } from '../../forms/password/PasswordField';
import { enterUnannounced, useParsedForm } from '../../forms/form/useParsedForm';
import type { ErrorMessages } from '../../messages/messageFor';
import { words } from '../../forms/password/words.fr';

const passwordMessages: ErrorMessages<PasswordError> = words.ruleFailures;

const passwordChangeMessages: ErrorMessages<PasswordChangeError> = {
  ...passwordMessages,
  'password/missing': () => 'Saisissez votre mot de passe actuel.',
};

interface PasswordFormProps {
  readonly username: string;
  readonly state: AsyncState;
  /** Resolves to success: then the fields are emptied; otherwise the typed values stay. */
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
    // The button waits for the new password: a press reads what a password manager wrote without an event.
    <Form
      isCard
      onSubmit={submit}
      onClickCapture={({ currentTarget }) => enterUnannounced(form, currentTarget)}
    >
      {/* The username, for password managers. */}
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
        disabled={!E.isRight(parsePassword(passwordChangePolicy, next))}
      >
        Enregistrer
      </AsyncButton>
    </Form>
  );
}
