import { TextInput } from '@mantine/core';
import { useLayoutEffect, useEffectEvent, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { searchIcon } from '../../../../generated/icons';
import { parseFields } from '../../../domain/basis/parseFields';
import {
  parseRefundIdentifier,
  type RefundIdentifier,
} from '../../../domain/freeRamp/refundIdentifier';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { BesideForm } from '../../forms/form/BesideForm';
import { Form } from '../../forms/form/Form';
import { routes } from '../../navigation/routes';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { identifierMessages } from './refundMessages';
import { RefundProgress } from './RefundProgress';
import { transferDelay } from './refundWords';

interface IdentifierStepProps {
  /** The value in the address, valid or not. */
  readonly initial: string;
  readonly state: AsyncState;
  /** The error of the search. */
  readonly failure: string | null;
  readonly onSearch: (identifier: RefundIdentifier) => void;
}

const parse = ({ identifier }: { readonly identifier: string }) =>
  parseFields({ identifier: parseRefundIdentifier(identifier) });

/** Step 1 (P4.16): the 20 digits, with or without spaces (P5.21). */
export function IdentifierStep({
  initial,
  state,
  failure,
  onSearch,
}: IdentifierStepProps): ReactElement {
  const { form, submit } = useParsedForm({
    initialValues: { identifier: initial },
    parse,
    messages: identifierMessages,
    onSubmit: ({ identifier }) => onSearch(identifier),
  });
  const focusField = useEffectEvent(() => form.getInputNode('identifier')?.focus());
  useLayoutEffect(() => {
    // The focused button may belong to the form that the search replaced.
    if (failure !== null) focusField();
  }, [failure]);
  return (
    <>
      <RefundProgress current="identifier" />
      <BesideForm
        form={
          <Form isCard onSubmit={submit}>
            {failure !== null && <Message tone="error">{failure}</Message>}
            <TextInput
              label="Identifiant"
              description="Les 20 chiffres imprimés sur le ticket, avec ou sans espaces."
              inputMode="numeric"
              autoComplete="off"
              className="tp-numbers"
              required
              key={form.key('identifier')}
              {...form.getInputProps('identifier')}
            />
            <AsyncButton
              type="submit"
              variant="action"
              icon={<Icon of={searchIcon} />}
              state={state}
              messages={{ loading: 'Recherche…' }}
            >
              Rechercher
            </AsyncButton>
          </Form>
        }
        title="Comment ça se passe"
      >
        <ol>
          <li>
            Vous avez payé en espèces et vous êtes sorti par la rampe gratuite{'\u202f'}: le ticket
            remis au péage porte un identifiant.
          </li>
          <li>
            Saisissez-le ici{'\u202f'}: vous saurez aussitôt si le ticket est remboursable, et vous
            pourrez télécharger son reçu.
          </li>
          <li>Il ne reste qu'à saisir l'IBAN du compte à créditer. {transferDelay}</li>
        </ol>
        <p>
          Vous avez payé par carte bancaire{'\u202f'}?{' '}
          <Link to={routes.freeRamp}>Voici comment faire</Link>.
        </p>
      </BesideForm>
    </>
  );
}
