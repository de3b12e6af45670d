import type { ReactElement } from 'react';
import { words } from './access.words.fr';
import { parseSignUp, type SignUp, type SignUpError } from '../../../domain/account/signUp';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { Form } from '../../forms/form/Form';
import { NewPasswordFields } from '../../forms/password/NewPasswordFields';
import { PersonNameFields } from '../../forms/fields/PersonNameFields';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { EmailField } from '../../forms/fields/EmailField';
import type { AccessPartProps } from './useTypedPerson';
import { emailMessages } from '../../forms/fields/fieldMessages';
import { newPasswordMessages } from '../../forms/password/newPasswordMessages';
import type { ErrorMessages } from '../../messages/messageFor';

const signUpMessages: ErrorMessages<SignUpError> = {
  ...emailMessages,
  ...newPasswordMessages,
  ...words.signUp.failures,
};

interface SignUpFormProps extends AccessPartProps {
  readonly state: AsyncState;
  /** Why the account was not opened; shown next to the submit button. */
  readonly refusal: string | undefined;
  /** The e-mail field takes the focus. */
  readonly isCorrecting: boolean;
  readonly onSubmit: (account: SignUp) => void;
}

/** All fields are required (P5.17); typed values stay after a failure. */
export function SignUpForm(props: SignUpFormProps): ReactElement {
  const { state, refusal, isCorrecting, typed, onTyped, onSubmit } = props;
  const { form, submit, isIncomplete } = useParsedForm({
    initialValues: { ...typed, next: { password: '', confirmation: '' } },
    parse: parseSignUp,
    messages: signUpMessages,
    onSubmit,
  });
  form.watch('lastname', ({ value }) => onTyped({ lastname: value }));
  form.watch('firstname', ({ value }) => onTyped({ firstname: value }));
  form.watch('email', ({ value }) => onTyped({ email: value }));

  return (
    <Form onSubmit={submit}>
      {isIncomplete && <Message tone="error">{words.signUp.incomplete}</Message>}
      <PersonNameFields form={form} />
      <EmailField
        autoFocus={isCorrecting}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <NewPasswordFields
        form={form}
        label={words.signUp.password}
        candidate={form.useWatchValue('next')}
      />
      {refusal !== undefined && <Message tone="error">{refusal}</Message>}
      <AsyncButton type="submit" variant="action" state={state}>
        {words.signUp.submit}
      </AsyncButton>
    </Form>
  );
}
