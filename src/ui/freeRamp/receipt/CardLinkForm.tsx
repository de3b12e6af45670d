import type { ReactElement } from 'react';
import { words } from './cardLink.words.fr';
import { cardIcon } from '../../../../generated/icons';
import { parseCardLink, type CardLink } from '../../../domain/freeRamp/ticketCard';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { CardDigitsField } from '../../forms/fields/CardDigitsField';
import { FormWithGuide } from '../../forms/form/FormWithGuide';
import { Form } from '../../forms/form/Form';
import { PlateField } from '../../forms/fields/PlateField';
import { useDraftedForm } from '../../forms/form/useDraftedForm';

interface CardLinkFormProps {
  readonly state: AsyncState;
  /** Resolves to success: then the fields are emptied; otherwise the typed values stay. */
  readonly onSubmit: (link: CardLink) => Promise<boolean>;
}

/**
 * The plate, and the digits of the card as the lane's receipt shows them (P3.4, P9.10). The draft has the
 * plate only.
 */
export function CardLinkForm({ state, onSubmit }: CardLinkFormProps): ReactElement {
  const { form, submit, isIncomplete } = useDraftedForm({
    name: 'cardLink',
    saved: { plate: '', firstDigits: '', lastDigits: '' },
    state,
    draftOf: ({ plate }) => ({ plate, firstDigits: '', lastDigits: '' }),
    parse: parseCardLink,
    messages: words.failures,
    onSubmit,
  });

  return (
    <FormWithGuide
      form={
        <Form isCard onSubmit={submit}>
          {isIncomplete && <Message tone="error">{words.incomplete}</Message>}
          <PlateField key={form.key('plate')} {...form.getInputProps('plate')} />
          <fieldset>
            <legend>{words.card}</legend>
            <CardDigitsField
              end="firstDigits"
              key={form.key('firstDigits')}
              {...form.getInputProps('firstDigits')}
            />
            <CardDigitsField
              end="lastDigits"
              key={form.key('lastDigits')}
              {...form.getInputProps('lastDigits')}
            />
          </fieldset>
          <AsyncButton type="submit" variant="action" icon={<Icon of={cardIcon} />} state={state}>
            {words.submit}
          </AsyncButton>
        </Form>
      }
      title={words.why.title}
    >
      <p>{words.why.ends}</p>
      <p>{words.why.middle}</p>
    </FormWithGuide>
  );
}
