import type { ReactElement } from 'react';
import { openFirstConnection } from '../../application/account/openFirstConnection';
import { parseContractLink } from '../../domain/contractLink';
import { AsyncButton } from '../design/AsyncButton';
import { Button } from '../design/Button';
import { Message } from '../design/Message';
import { ContractLinkFields } from '../forms/ContractLinkFields';
import { contractLinkMessages } from '../forms/contractLinkMessages';
import { Form } from '../forms/Form';
import { useParsedForm } from '../forms/useParsedForm';
import { messageFor } from '../messages/messageFor';
import { useRun } from '../state/useRun';
import styles from './FirstConnectionContract.module.css';
import { firstConnectionMessages, unknownEmail } from './firstConnectionMessages';
import type { AskedEmail } from './AskedEmail';
import { useFocusOnArrival } from './useFocusOnArrival';

interface FirstConnectionContractProps {
  /** The e-mail that is on no contract, and what the server said of it. */
  readonly asked: AskedEmail;
  readonly onAnswer: (asked: AskedEmail) => void;
  /** Back to the e-mail. */
  readonly onCorrect: () => void;
}

/** The second step, for an e-mail that was not found: the contract that it is to join (P4.28, P7.12). */
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
      <div className={styles.email}>
        <h2 ref={heading} tabIndex={-1}>
          Votre contrat
        </h2>
        <p>
          Adresse e-mail{'\u202f'}: <strong>{asked.email}</strong>
        </p>
        <Button variant="outline" onClick={onCorrect}>
          Corriger l'adresse
        </Button>
      </div>
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
