import type { ReactElement } from 'react';
import { editIcon } from '../../../../generated/icons';
import { openFirstConnection } from '../../../application/account/openFirstConnection';
import { parseContractLink } from '../../../domain/account/contractLink';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Button } from '../../design/controls/Button';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { ContractLinkFields } from '../../forms/fields/ContractLinkFields';
import { contractLinkMessages } from '../../forms/fields/contractLinkMessages';
import { Form } from '../../forms/form/Form';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { messageFor } from '../../messages/messageFor';
import { useRun } from '../../state/useRun';
import { firstConnectionMessages, unknownEmail } from './firstConnectionMessages';
import type { AskedEmail } from '../access/AskedEmail';
import { useFocusOnArrival } from '../mailedLink/useFocusOnArrival';

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
  const refusal = failure ? messageFor(firstConnectionMessages, failure) : unknownEmail(asked);

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Votre contrat
      </h2>
      <p>
        Adresse e-mail{'\u202f'}: <strong>{asked.email}</strong>
      </p>
      <Actions>
        <Button variant="outline" icon={<Icon of={editIcon} />} onClick={onCorrect}>
          Corriger l'adresse
        </Button>
      </Actions>
      {!failure && !isUnknownStill && <Message tone="info">{unknownEmail(asked)}</Message>}
      <p>
        Dites-nous de quel contrat il s'agit{'\u202f'}: le nom et le numéro figurent sur vos
        factures.
      </p>
      <Form onSubmit={submit}>
        <ContractLinkFields form={form} />
        {(failure ?? isUnknownStill) && <Message tone="error">{refusal}</Message>}
        <AsyncButton type="submit" variant="action" state={isUnknownStill ? 'fail' : state}>
          Continuer
        </AsyncButton>
      </Form>
    </>
  );
}
