import type { ReactElement, ReactNode } from 'react';
import { words } from './access.words.fr';
import { parseCredentials, type Credentials } from '../../../domain/account/credentials';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Form } from '../../forms/form/Form';
import { PasswordField } from '../../forms/password/PasswordField';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { EmailField } from '../../forms/fields/EmailField';
import { credentialsMessages } from './signInMessages';

interface SignInFormProps {
  readonly state: AsyncState;
  /** Why the visitor is not signed in; shown next to the submit button. */
  readonly refusal: ReactNode;
  /** Initial value of the field. */
  readonly email: string;
  readonly onEmail: (typed: string) => void;
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Both fields are required (P5.18); typed values stay after a failure. */
export function SignInForm(props: SignInFormProps): ReactElement {
  const { state, refusal, email, onEmail, onSubmit } = props;
  const { form, submit } = useParsedForm({
    initialValues: { email, password: '' },
    parse: parseCredentials,
    messages: credentialsMessages,
    onSubmit,
  });
  form.watch('email', ({ value }) => onEmail(value));

  return (
    <Form onSubmit={submit}>
      <EmailField key={form.key('email')} {...form.getInputProps('email')} />
      <PasswordField
        label={words.signIn.password}
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      {refusal}
      <AsyncButton type="submit" variant="action" state={state}>
        {words.signIn.submit}
      </AsyncButton>
    </Form>
  );
}
