import { InputBase, NativeSelect, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './contact.words.fr';
import { mailIcon } from '../../../../generated/icons';
import { currentTime } from '../../../application/kernel/currentTime';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import {
  parseContactMessage,
  type ContactInput,
  type ContactMessage,
} from '../../../domain/contact/contactMessage';
import { asksForPassage, contactSubjects } from '../../../domain/contact/contactSubject';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Icon } from '../../design/icon/Icon';
import { EmailField } from '../../forms/fields/EmailField';
import { emailMessages } from '../../forms/fields/fieldMessages';
import { Form } from '../../forms/form/Form';
import formStyles from '../../forms/form/Form.module.css';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import { operatorOpening } from '../../operator';
import { useAppDispatch } from '../../state/appHooks';
import { SendingFailure } from './SendingFailure';
import { PassageFields } from './PassageFields';
import { SubjectAdvice } from './SubjectAdvice';

interface ContactFormProps {
  /** Name of the draft: another one is another message, and another component (`key`). */
  readonly draft: string;
  /** Initial values; the others are empty. */
  readonly initial: Partial<ContactInput>;
  readonly state: AsyncState;
  /** Why the last message was not sent, or is not known to be. */
  readonly failure: ServiceError | undefined;
  /** Resolves to success: then the fields are emptied; otherwise the typed values stay (P4.11). */
  readonly onSubmit: (message: ContactMessage) => Promise<boolean>;
}

const nothing = {
  subject: '',
  day: '',
  route: '',
  plate: '',
  method: '',
  firstDigits: '',
  lastDigits: '',
  name: '',
  email: '',
  text: '',
} satisfies ContactInput;

const errors = { ...emailMessages, ...words.errors };

/** The form of P2.8: the subject decides which fields follow (P5.13–P5.16). */
export function ContactForm(props: ContactFormProps): ReactElement {
  const { draft, initial, state, failure, onSubmit } = props;
  const dispatch = useAppDispatch();
  const { form, submit } = useDraftedForm({
    name: draft,
    saved: { ...nothing, ...initial },
    state,
    draftOf: (values) => ({ ...values, firstDigits: '', lastDigits: '' }),
    parse: (typed: typeof nothing) =>
      parseContactMessage(typed, { now: dispatch(currentTime()), opened: operatorOpening }),
    messages: errors,
    onSubmit,
  });
  const subject = form.useWatchValue('subject');
  // Another subject has other fields: the errors of the former ones are removed.
  form.watch('subject', () => form.clearErrors());
  const isLocked = state === 'loading';

  return (
    <Form isCard onSubmit={submit}>
      <NativeSelect
        label={words.subject}
        data={[
          { value: '', label: words.chooseSubject },
          ...contactSubjects.map((value) => ({ value, label: words.subjects[value] })),
        ]}
        disabled={isLocked}
        required
        key={form.key('subject')}
        {...form.getInputProps('subject')}
      />
      <SubjectAdvice subject={subject} />
      {asksForPassage(subject) && <PassageFields form={form} isLocked={isLocked} />}
      <fieldset disabled={isLocked}>
        <legend>{words.request}</legend>
        <div className={formStyles.pair}>
          <TextInput
            label={words.name}
            autoComplete="name"
            spellCheck={false}
            required
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <EmailField
            autoComplete="email"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
        </div>
        <InputBase
          component="textarea"
          multiline
          rows={initial.text ? 14 : 6}
          label={words.message}
          description={subject === 'CNP' && words.cnpHint}
          required
          key={form.key('text')}
          {...form.getInputProps('text')}
        />
      </fieldset>
      {failure && <SendingFailure failure={failure} words={words} />}
      <AsyncButton
        type="submit"
        variant="action"
        icon={<Icon of={mailIcon} />}
        state={state}
        messages={{ loading: words.sending, success: words.sent }}
      >
        {words.send}
      </AsyncButton>
    </Form>
  );
}
