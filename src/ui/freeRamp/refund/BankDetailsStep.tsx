import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestRefund } from '../../../application/freeRamp/requestRefund';
import { formatEuros } from '../../../domain/money';
import type { FoundTicket } from '../../../domain/refund';
import { parseKnownRefundRequest, parseRefundRequest } from '../../../domain/refundRequest';
import { Actions } from '../../design/Actions';
import { AsyncButton } from '../../design/AsyncButton';
import { ButtonLink } from '../../design/ButtonLink';
import { Message } from '../../design/Message';
import { StepHeading } from '../../design/StepHeading';
import { BicField } from '../../forms/BicField';
import { EmailField } from '../../forms/EmailField';
import { Form } from '../../forms/Form';
import { IbanField } from '../../forms/IbanField';
import { PersonNameFields } from '../../forms/PersonNameFields';
import { useDraftedForm } from '../../forms/useDraftedForm';
import { useRun } from '../../state/useRun';
import { useFreeRamp } from '../useFreeRamp';
import { refundRequestMessages, requestIncomplete } from './refundMessages';
import styles from './Wizard.module.css';
import { searchAddress, successState } from './wizardPlace';

const nothing = { lastname: '', firstname: '', email: '', iban: '', bic: '' };

/** Step 3 (P4.18, P5.22): who is refunded, unless they are signed in, and where to. What was typed stays in this page's memory only. */
export function BankDetailsStep({ ticket }: { readonly ticket: FoundTicket }): ReactElement {
  const { identifier, amount } = ticket;
  const { holder } = useFreeRamp();
  const navigate = useNavigate();
  const here = searchAddress(identifier);
  const { state, run: send } = useRun(requestRefund, (sent) => {
    void navigate(here, { replace: true, state: successState(sent) });
  });
  const { form, submit, isIncomplete } = useDraftedForm({
    name: `refund/${identifier}`,
    saved: nothing,
    state,
    parse: holder === null ? parseRefundRequest : parseKnownRefundRequest,
    messages: refundRequestMessages,
    onSubmit: (beneficiary) => send({ ...beneficiary, identifier, amount }),
  });

  return (
    <>
      <StepHeading>Vos coordonnées</StepHeading>
      <Form isCard onSubmit={submit}>
        <p>
          Remboursement de <b className="tp-numbers">{formatEuros(amount)}</b>, par virement sur un
          compte français.
        </p>
        {isIncomplete && <Message tone="error">{requestIncomplete}</Message>}
        {holder === null ? (
          <>
            <PersonNameFields form={form} />
            <EmailField
              description="Pour vous dire où en est votre demande."
              autoComplete="email"
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
          </>
        ) : (
          <p>
            Votre demande part au nom de votre compte, <b className={styles.holder}>{holder}</b>.
          </p>
        )}
        <IbanField
          label="IBAN"
          description="27 caractères, avec ou sans espaces."
          required
          key={form.key('iban')}
          {...form.getInputProps('iban')}
        />
        <BicField key={form.key('bic')} {...form.getInputProps('bic')} />
        <AsyncButton type="submit" variant="action" state={state} messages={{ loading: 'Envoi…' }}>
          Envoyer
        </AsyncButton>
      </Form>
      <Actions>
        <ButtonLink variant="outline" to={here}>
          Revenir au ticket
        </ButtonLink>
      </Actions>
    </>
  );
}
