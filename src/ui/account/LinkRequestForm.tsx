import type { ReactElement } from 'react';
import type { Email } from '../../domain/email';
import { parseLinkRequest } from '../../domain/passwordReset';
import { AsyncButton, type AsyncState } from '../design/AsyncButton';
import { Message } from '../design/Message';
import { EmailField } from '../forms/EmailField';
import { emailMessages } from '../forms/emailMessages';
import { Form } from '../forms/Form';
import { useParsedForm } from '../forms/useParsedForm';

interface LinkRequestFormProps {
  /** What the field begins with. */
  readonly email: string;
  /** The visitor came back to change it: the field takes the focus. */
  readonly isCorrecting: boolean;
  readonly state: AsyncState;
  readonly refusal: string | undefined;
  readonly button: string;
  readonly onSubmit: (email: Email) => void;
}

/** The e-mail that a link is sent to: the first step of a lost password and of a first connection. */
export function LinkRequestForm(props: LinkRequestFormProps): ReactElement {
  const { email, isCorrecting, state, refusal, button, onSubmit } = props;
  const { form, submit } = useParsedForm({
    initialValues: { email },
    parse: parseLinkRequest,
    messages: emailMessages,
    onSubmit: (request) => onSubmit(request.email),
  });
  return (
    <Form onSubmit={submit}>
      <EmailField
        autoFocus={isCorrecting}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      {refusal !== undefined && <Message tone="error">{refusal}</Message>}
      <AsyncButton type="submit" variant="action" state={state}>
        {button}
      </AsyncButton>
    </Form>
  );
}
