import { TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { words as forms } from '../../forms/forms.words.fr';
import { words } from './words.fr';
import {
  parseAccountUpdate,
  type AccountUpdate,
  type AccountUpdateInput,
  type AccountUpdateError,
} from '../../../domain/account/accountUpdate';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { EmailField } from '../../forms/fields/EmailField';
import { OptionalHint } from '../../forms/fields/OptionalHint';
import { Form } from '../../forms/form/Form';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import { NewPasswordFields } from '../../forms/password/NewPasswordFields';
import { emailMessages } from '../../forms/fields/fieldMessages';
import { newPasswordMessages } from '../../forms/password/newPasswordMessages';
import type { ErrorMessages } from '../../messages/messageFor';

const accountUpdateMessages: ErrorMessages<AccountUpdateError> = {
  ...emailMessages,
  ...newPasswordMessages,
  'accountUpdate/nothing': () => words.nothing,
  'accountUpdate/not-a-name': () => words.notAName,
};

interface AccountFormProps {
  /** Owner of the draft. */
  readonly username: string;
  /** The e-mail that signs in today. */
  readonly email: string;
  readonly state: AsyncState;
  /** Why the account was not changed; shown next to the submit button. */
  readonly refusal: string | undefined;
  /** Resolves to success: then the fields are emptied; otherwise the typed values stay. */
  readonly onSubmit: (update: AccountUpdate) => Promise<boolean>;
}

const noPassword = { password: '', confirmation: '' };
const nothing = {
  lastname: '',
  firstname: '',
  email: '',
  next: noPassword,
} satisfies AccountUpdateInput;

/** Every field is optional: what is empty stays as it is. No draft stores the password. */
export function AccountForm({
  username,
  email,
  state,
  refusal,
  onSubmit,
}: AccountFormProps): ReactElement {
  const { form, submit } = useDraftedForm({
    name: `freeRamp/account/${username}`,
    saved: nothing,
    state,
    draftOf: (values: typeof nothing) => ({ ...values, next: noPassword }),
    parse: parseAccountUpdate,
    messages: accountUpdateMessages,
    onSubmit,
  });
  return (
    <Form isCard onSubmit={submit}>
      <TextInput
        label={forms.lastname}
        description={<OptionalHint />}
        autoComplete="family-name"
        spellCheck={false}
        key={form.key('lastname')}
        {...form.getInputProps('lastname')}
        // Its one error, that nothing is filled in, is for the submit.
        onBlur={undefined}
      />
      <TextInput
        label={forms.firstname}
        description={<OptionalHint />}
        autoComplete="given-name"
        spellCheck={false}
        key={form.key('firstname')}
        {...form.getInputProps('firstname')}
      />
      <EmailField
        description={<OptionalHint>{words.emailHint(email)}</OptionalHint>}
        required={false}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <NewPasswordFields
        form={form}
        label={words.password}
        candidate={form.useWatchValue('next')}
        isOptional
      />
      {refusal !== undefined && <Message tone="error">{refusal}</Message>}
      <AsyncButton type="submit" variant="action" state={state} messages={words.outcomes}>
        {words.submit}
      </AsyncButton>
    </Form>
  );
}
