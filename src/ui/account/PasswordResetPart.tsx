import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { resetPassword } from '../../application/account/resetPassword';
import type { MailToken } from '../../domain/mailToken';
import { parsePasswordReset } from '../../domain/passwordReset';
import { AsyncButton } from '../design/AsyncButton';
import { Message } from '../design/Message';
import { EmailField } from '../forms/EmailField';
import { Form } from '../forms/Form';
import { NewPasswordFields } from '../forms/NewPasswordFields';
import { useParsedForm } from '../forms/useParsedForm';
import { messageFor } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';
import { carryingAccount } from '../navigation/carriedAccount';
import type { routes } from '../navigation/routes';
import { useRun } from '../state/useRun';
import type { ChosenPassword } from './ChosenPassword';
import { passwordResetMessages } from './passwordResetMessages';

interface PasswordResetPartProps {
  readonly token: MailToken;
  /** What the field begins with; the mailed link may not tell it. */
  readonly email: string;
  /** Where a new link is asked for. */
  readonly anotherLink: typeof routes.lostPassword | typeof routes.firstConnection;
  readonly onChosen: (chosen: ChosenPassword) => void;
}

/** The password that a mailed link lets choose, given twice, and whose it is (P4.28, P4.29, P5.19). */
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
      <NewPasswordFields
        form={form}
        label="Nouveau mot de passe"
        candidate={form.useWatchValue('next')}
      />
      <EmailField
        description="Celle à laquelle vous avez reçu le lien."
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      {failure && (
        <Message tone="error">
          {messageFor(serviceMessages, failure)}{' '}
          {failure.kind === 'service/refused' && (
            <Link to={anotherLink} state={carryingAccount({ email: form.getValues().email })}>
              Demander un nouveau lien
            </Link>
          )}
        </Message>
      )}
      <AsyncButton type="submit" variant="action" state={state}>
        Valider
      </AsyncButton>
    </Form>
  );
}
