import type { ReactElement } from 'react';
import { parseCardLink, type CardLink } from '../../../domain/ticketCard';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { Message } from '../../design/Message';
import { CardDigitsField } from '../../forms/CardDigitsField';
import { Form } from '../../forms/Form';
import { PlateField } from '../../forms/PlateField';
import { useParsedForm } from '../../forms/useParsedForm';
import { cardLinkMessages } from './cardLinkMessages';

interface CardLinkFormProps {
  readonly state: AsyncState;
  /** Answers whether it went well: then the fields are emptied, otherwise all that was typed stays. */
  readonly onSubmit: (link: CardLink) => Promise<boolean>;
}

/** The plate and what a receipt of the lane shows of the card (P3.4, P9.10). Digits of a card are kept in no draft. */
export function CardLinkForm({ state, onSubmit }: CardLinkFormProps): ReactElement {
  const send = async (link: CardLink): Promise<void> => {
    if (await onSubmit(link)) form.reset();
  };
  const { form, submit, isIncomplete } = useParsedForm({
    initialValues: { plate: '', firstDigits: '', lastDigits: '' },
    parse: parseCardLink,
    messages: cardLinkMessages,
    onSubmit: (link) => void send(link),
  });

  return (
    <Form isCard onSubmit={submit}>
      <p>
        Donnez le début et la fin du numéro de la carte avec laquelle vous payez au péage. Les six
        chiffres du milieu ne vous sont jamais demandés{'\u202f'}: personne ne peut payer avec le
        reste.
      </p>
      {isIncomplete && <Message tone="error">Veuillez remplir tous les champs.</Message>}
      <PlateField key={form.key('plate')} {...form.getInputProps('plate')} />
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
      <AsyncButton type="submit" variant="action" state={state}>
        Associer
      </AsyncButton>
    </Form>
  );
}
