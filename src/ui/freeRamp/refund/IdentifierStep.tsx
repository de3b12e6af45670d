import { TextInput } from '@mantine/core';
import { useLayoutEffect, useEffectEvent, type ReactElement } from 'react';
import { parseFields } from '../../../domain/parseFields';
import { parseRefundIdentifier, type RefundIdentifier } from '../../../domain/refundIdentifier';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { Message } from '../../design/Message';
import { Form } from '../../forms/Form';
import { useParsedForm } from '../../forms/useParsedForm';
import { identifierMessages } from './refundMessages';

interface IdentifierStepProps {
  /** What stands in the address, right or wrong. */
  readonly initial: string;
  readonly state: AsyncState;
  /** Why the search gave nothing. */
  readonly failure: string | null;
  readonly onSearch: (identifier: RefundIdentifier) => void;
}

const parse = ({ identifier }: { readonly identifier: string }) =>
  parseFields({ identifier: parseRefundIdentifier(identifier) });

/** Step 1 (P4.16): the 20 digits, with or without the spaces that came along (P5.21). */
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
    // The button that had the focus may belong to the form before the search.
    if (failure !== null) focusField();
  }, [failure]);
  return (
    <Form isCard onSubmit={submit}>
      <p>
        Le ticket remis au péage porte un identifiant. Saisissez-le pour savoir si le passage vous
        est remboursé, et pour télécharger son reçu.
      </p>
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
        state={state}
        messages={{ loading: 'Recherche…' }}
      >
        Rechercher
      </AsyncButton>
    </Form>
  );
}
