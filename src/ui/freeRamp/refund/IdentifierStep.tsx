import { TextInput } from '@mantine/core';
import { useLayoutEffect, useEffectEvent, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words as states } from './refundStates.words.fr';
import { words } from './refundWizard.words.fr';
import { searchIcon } from '../../../../generated/icons';
import { parseFields } from '../../../domain/basis/parseFields';
import {
  parseRefundIdentifier,
  type RefundIdentifier,
} from '../../../domain/freeRamp/refundIdentifier';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { linkToContact } from '../../design/text/linkToContact';
import { Marked } from '../../design/text/Marked';
import { FormWithGuide } from '../../forms/form/FormWithGuide';
import { Form } from '../../forms/form/Form';
import { routes } from '../../navigation/routes';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import { identifierMessages } from './refundMessages';
import { RefundProgress } from './RefundProgress';

interface IdentifierStepProps {
  /** The value in the address, valid or not. */
  readonly initial: string;
  readonly state: AsyncState;
  /** The error of the search. */
  readonly failure: string | null;
  /** No ticket has the identifier. */
  readonly isUnknown?: boolean;
  /** Another search replaces this form before it returns: what was sent is no draft. */
  readonly onSearch: (identifier: RefundIdentifier) => void;
}

const parse = ({ identifier }: { readonly identifier: string }) =>
  parseFields({ identifier: parseRefundIdentifier(identifier) });

/** Step 1 (P4.16): the 20 digits, with or without spaces (P5.21). */
export function IdentifierStep(props: IdentifierStepProps): ReactElement {
  const { initial, state, failure, isUnknown = false, onSearch } = props;
  const { form, submit } = useDraftedForm({
    name: `ticket/${initial}`,
    saved: { identifier: initial },
    state,
    parse,
    messages: identifierMessages,
    isChecked: initial !== '',
    onSubmit: ({ identifier }) => {
      onSearch(identifier);
      return Promise.resolve(true);
    },
  });
  const focusField = useEffectEvent(() => form.getInputNode('identifier')?.focus());
  useLayoutEffect(() => {
    // The focused button may belong to the form that the search replaced.
    if (failure !== null) focusField();
  }, [failure]);
  return (
    <>
      <RefundProgress current="identifier" />
      <FormWithGuide
        form={
          <Form isCard onSubmit={submit}>
            {failure !== null && (
              <Message
                tone="error"
                action={
                  isUnknown && (
                    <p>
                      <Marked text={words.search.help} mark={linkToContact} />
                    </p>
                  )
                }
              >
                {failure}
              </Message>
            )}
            <TextInput
              label={words.search.label}
              description={words.search.hint}
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
              messages={{ loading: words.search.searching }}
            >
              {words.search.submit}
            </AsyncButton>
          </Form>
        }
        title={words.how.title}
      >
        <ol>
          <li>{words.how.paid}</li>
          <li>{words.how.search}</li>
          <li>{`${words.how.iban} ${states.transferDelay}`}</li>
        </ol>
        <p>
          <Marked
            text={words.how.byCard}
            mark={(part) => <Link to={routes.freeRamp}>{part}</Link>}
          />
        </p>
      </FormWithGuide>
    </>
  );
}
