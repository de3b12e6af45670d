import type { ReactElement } from 'react';
import { cardIcon } from '../../../../generated/icons';
import { parseCardLink, type CardLink } from '../../../domain/freeRamp/ticketCard';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { CardDigitsField } from '../../forms/fields/CardDigitsField';
import { BesideForm } from '../../forms/form/BesideForm';
import { Form } from '../../forms/form/Form';
import { PlateField } from '../../forms/fields/PlateField';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { cardLinkMessages } from './cardLinkMessages';

interface CardLinkFormProps {
  readonly state: AsyncState;
  /** Resolves to success: then the fields are emptied; otherwise the typed values stay. */
  readonly onSubmit: (link: CardLink) => Promise<boolean>;
}

/**
 * The plate, and the digits of the card as the lane's receipt shows them (P3.4, P9.10). No draft stores
 * them.
 */
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
    <BesideForm
      form={
        <Form isCard onSubmit={submit}>
          {isIncomplete && <Message tone="error">Veuillez remplir tous les champs.</Message>}
          <PlateField key={form.key('plate')} {...form.getInputProps('plate')} />
          <fieldset>
            <legend>La carte</legend>
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
            Associer
          </AsyncButton>
        </Form>
      }
      title="Pourquoi ces chiffres"
    >
      <p>
        Le début et la fin du numéro de la carte suffisent{'\u202f'}: c'est ce qu'imprime le ticket
        de la voie.
      </p>
      <p>
        Les six chiffres du milieu ne vous sont jamais demandés{'\u202f'}: personne ne peut payer
        avec le reste.
      </p>
    </BesideForm>
  );
}
