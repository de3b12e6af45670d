import type { ReactElement, ReactNode } from 'react';
import type { Email } from '../../../domain/basis/email';
import { parseLinkRequest } from '../../../domain/account/passwordReset';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { EmailField } from '../../forms/fields/EmailField';
import { emailMessages } from '../../forms/fields/fieldMessages';
import { Form } from '../../forms/form/Form';
import { useParsedForm } from '../../forms/form/useParsedForm';

interface LinkRequestFormProps {
  /** Initial value of the field. */
  readonly email: string;
  /** The visitor came back to change the e-mail: the field takes the focus. */
  readonly isCorrecting: boolean;
  readonly state: AsyncState;
  readonly refusal: string | undefined;
  /** Where else to go after the refusal. */
  readonly otherWays?: ReactNode;
  readonly button: string;
  /** Receives the e-mail as it is typed. */
  readonly onTyped: (typed: { readonly email: string }) => void;
  readonly onSubmit: (email: Email) => void;
}

/** Requests a mailed link: the first step of a lost password and of a first connection. */
export function LinkRequestForm(props: LinkRequestFormProps): ReactElement {
  const { email, isCorrecting, state, refusal, otherWays, button, onTyped, onSubmit } = props;
  const { form, submit } = useParsedForm({
    initialValues: { email },
    parse: parseLinkRequest,
    messages: emailMessages,
    onSubmit: (request) => onSubmit(request.email),
    onChange: onTyped,
  });
  return (
    <Form onSubmit={submit}>
      <EmailField
        autoFocus={isCorrecting}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      {refusal !== undefined && (
        <Message tone="error" action={otherWays}>
          {refusal}
        </Message>
      )}
      <AsyncButton type="submit" variant="action" state={state}>
        {button}
      </AsyncButton>
    </Form>
  );
}
