import { InputBase, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { currentTime } from '../../../../application/kernel/currentTime';
import {
  parseContractEnding,
  type ContractEnding,
  type EndingInput,
  type EndingKind,
} from '../../../../domain/contact/contractEnding';
import { Button } from '../../../design/controls/Button';
import { EmailField } from '../../../forms/fields/EmailField';
import { emailMessages } from '../../../forms/fields/fieldMessages';
import { OptionalHint } from '../../../forms/fields/OptionalHint';
import { Form } from '../../../forms/form/Form';
import { useDraftedForm } from '../../../forms/form/useDraftedForm';
import { useAppDispatch } from '../../../state/appHooks';
import { DayField } from '../DayField';

interface EndingFormProps {
  readonly kind: EndingKind;
  /** Name of the draft. */
  readonly draft: string;
  readonly initial: Partial<EndingInput>;
  readonly onChecked: (ending: ContractEnding) => void;
}

const nothing = { name: '', email: '', contract: '', day: '', note: '' } satisfies EndingInput;

const errors = { ...emailMessages, ...words.errors };

/** What names the person and the contract; it is shown again before it is sent. */
export function EndingForm({ kind, draft, initial, onChecked }: EndingFormProps): ReactElement {
  const dispatch = useAppDispatch();
  const { contract, contractHint } = words.kinds[kind];
  const { form, submit } = useDraftedForm({
    name: draft,
    saved: { ...nothing, ...initial },
    state: 'idle',
    parse: (typed: typeof nothing) => parseContractEnding(kind, typed, dispatch(currentTime())),
    messages: errors,
    // Not sent yet: the typed values stay.
    onSubmit: (ending) => {
      onChecked(ending);
      return Promise.resolve(false);
    },
  });
  return (
    <Form isCard onSubmit={submit}>
      <TextInput
        label={words.name}
        autoComplete="name"
        spellCheck={false}
        required
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <EmailField
        description={words.emailHint}
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <TextInput
        label={contract}
        description={contractHint}
        autoComplete="off"
        required
        key={form.key('contract')}
        {...form.getInputProps('contract')}
      />
      {kind === 'cancellation' && (
        <>
          <DayField
            label={words.day}
            description={<OptionalHint>{words.dayHint}</OptionalHint>}
            key={form.key('day')}
            {...form.getInputProps('day')}
          />
          <InputBase
            component="textarea"
            multiline
            rows={3}
            label={words.note}
            description={<OptionalHint>{words.noteHint}</OptionalHint>}
            key={form.key('note')}
            {...form.getInputProps('note')}
          />
        </>
      )}
      <Button type="submit" variant="action">
        {words.check}
      </Button>
    </Form>
  );
}
