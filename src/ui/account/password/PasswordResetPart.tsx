import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './password.words.fr';
import { resetPassword } from '../../../application/account/resetPassword';
import { isAnswerLost } from '../../../application/kernel/ServiceError';
import type { Saved } from '../../../application/kernel/Saved';
import type { MailToken } from '../../../domain/account/mailToken';
import { parsePasswordReset, type PasswordResetError } from '../../../domain/account/passwordReset';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { EmailField } from '../../forms/fields/EmailField';
import { Form } from '../../forms/form/Form';
import { NewPasswordFields } from '../../forms/password/NewPasswordFields';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { Sentence } from '../../design/text/Sentence';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { carryingAccount } from '../../navigation/carriedAccount';
import type { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { emailMessages } from '../../forms/fields/fieldMessages';
import { newPasswordMessages } from '../../forms/password/newPasswordMessages';

/** The sentence of a confirmation that differs is not that of the other forms (P5.19). */
const passwordResetMessages: ErrorMessages<PasswordResetError> = {
  ...emailMessages,
  ...newPasswordMessages,
  'password/confirmation': () => words.unequal,
};

interface PasswordResetPartProps {
  readonly token: MailToken;
  /** Initial value of the field; empty if the mailed link does not contain it. */
  readonly email: string;
  /** The page that requests a new link. */
  readonly anotherLink: typeof routes.lostPassword | typeof routes.firstConnection;
  readonly onChosen: (chosen: ChosenPassword) => void;
}

/**
 * Sets a password with a mailed link: the e-mail, the password and its confirmation (P4.28, P4.29, P5.19).
 */
export function PasswordResetPart(props: PasswordResetPartProps): ReactElement {
  const { token, email, anotherLink, onChosen } = props;
  const { state, failure, run } = useRun(resetPassword, (saved, reset) =>
    onChosen({ ...saved, email: reset.email }),
  );
  const { form, submit } = useParsedForm({
    initialValues: { next: { password: '', confirmation: '' }, email },
    parse: parsePasswordReset,
    messages: passwordResetMessages,
    onSubmit: (reset) => void run({ ...reset, token }),
  });
  return (
    <Form onSubmit={submit}>
      <NewPasswordFields form={form} label={words.title} candidate={form.useWatchValue('next')} />
      <EmailField
        description={words.emailHint}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      {failure && (
        <Message tone="error">
          <Sentence>{messageFor(serviceMessages, failure)}</Sentence>{' '}
          {failure.kind === 'service/refused' && (
            <Link to={anotherLink} state={carryingAccount({ email: form.getValues().email })}>
              {words.anotherLink}
            </Link>
          )}
          {isAnswerLost(failure) && <span>{words.perhapsSaved}</span>}
        </Message>
      )}
      <AsyncButton type="submit" variant="action" state={state}>
        {words.submit}
      </AsyncButton>
    </Form>
  );
}

/** The answer of the server to a new password, with the e-mail of the account. */
export interface ChosenPassword extends Saved {
  readonly email: string;
}
