import type { ReactElement } from 'react';
import { words } from './words.fr';
import { words as mailedLink } from '../mailedLink/mailedLink.words.fr';
import { editIcon } from '../../../../generated/icons';
import { openFirstConnection } from '../../../application/account/openFirstConnection';
import { parseContractLink } from '../../../domain/account/contractLink';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { Marked } from '../../design/text/Marked';
import { ContractLinkFields } from '../../forms/fields/ContractLinkFields';
import { contractLinkMessages } from '../../forms/fields/fieldMessages';
import { Form } from '../../forms/form/Form';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { messageFor } from '../../messages/messageFor';
import { useRun } from '../../state/useRun';
import type { AskedEmail } from './FirstConnectionEmail';
import { firstConnectionMessages } from './firstConnectionMessages';
import links from '../access/AccountLinks.module.css';
import { useFocusOnArrival } from '../../design/page/focus';

interface FirstConnectionContractProps {
  /** The e-mail that no contract has, with the answer of the server. */
  readonly asked: AskedEmail;
  readonly onAnswer: (asked: AskedEmail) => void;
  /** Returns to the e-mail step. */
  readonly onCorrect: () => void;
}

/**
 * The second step, for an e-mail that was not found: identifies the contract to link it to (P4.28, P7.12).
 */
export function FirstConnectionContract(props: FirstConnectionContractProps): ReactElement {
  const { asked, onAnswer, onCorrect } = props;
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { state, failure, run } = useRun(openFirstConnection, (outcome) =>
    onAnswer({ ...outcome, email: asked.email }),
  );
  const { form, submit } = useParsedForm({
    initialValues: { name: '', number: '' },
    parse: parseContractLink,
    messages: contractLinkMessages,
    onSubmit: (contract) => void run({ email: asked.email, contract }),
  });
  const isUnknownStill = state === 'success';
  const unknown = words.unknownEmail(asked.sentence);

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {words.contract.title}
      </h2>
      {!failure && !isUnknownStill && <Message tone="info">{unknown}</Message>}
      <div className={links.beside}>
        <p>
          <Marked
            text={words.contract.email(asked.email)}
            mark={(part) => <strong>{part}</strong>}
          />
        </p>
        <Button variant="quiet" icon={<Icon of={editIcon} />} onClick={onCorrect}>
          {mailedLink.correct}
        </Button>
      </div>
      <p>{words.contract.lead}</p>
      <Form onSubmit={submit}>
        <ContractLinkFields form={form} />
        {(failure ?? isUnknownStill) && (
          <Message tone="error">
            {failure ? messageFor(firstConnectionMessages, failure) : unknown}
          </Message>
        )}
        <AsyncButton type="submit" variant="action" state={isUnknownStill ? 'fail' : state}>
          {words.submit}
        </AsyncButton>
      </Form>
    </>
  );
}
