import { TextInput } from '@mantine/core';
import { isRight } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestRefund } from '../../../application/freeRamp/requestRefund';
import type { RefundRequest } from '../../../application/ports/RefundGateway';
import { formatEuros } from '../../../domain/money';
import type { FoundTicket } from '../../../domain/refund';
import { parseRefundRequest } from '../../../domain/refundRequest';
import { Actions } from '../../design/Actions';
import { AsyncButton } from '../../design/AsyncButton';
import { ButtonLink } from '../../design/ButtonLink';
import { Message } from '../../design/Message';
import { Form } from '../../forms/Form';
import { IbanField } from '../../forms/IbanField';
import { useDraftedForm } from '../../forms/useDraftedForm';
import type { AppThunk } from '../../../application/kernel/AppThunk';
import { useRun } from '../../state/useRun';
import { refundRequestMessages, requestIncomplete } from './refundMessages';
import { StepHeading } from './StepHeading';
import { searchAddress, successState } from './wizardPlace';

const nothing = { lastname: '', firstname: '', email: '', iban: '', bic: '' };

/** Step 3 (P4.18, P5.22): who is refunded, and where to. What was typed stays in this page's memory only. */
export function BankDetailsStep({ ticket }: { readonly ticket: FoundTicket }): ReactElement {
  const { identifier, amount } = ticket;
  const navigate = useNavigate();
  const here = searchAddress(identifier);
  const { state, run: send } = useRun(
    (request: RefundRequest): AppThunk<ReturnType<ReturnType<typeof requestRefund>>> =>
      async (dispatch) => {
        const result = await dispatch(requestRefund(request));
        if (isRight(result)) {
          void navigate(here, { replace: true, state: successState(result.right) });
        }
        return result;
      },
  );
  const { form, submit, isIncomplete } = useDraftedForm({
    name: `refund/${identifier}`,
    saved: nothing,
    state,
    parse: parseRefundRequest,
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
        <TextInput
          label="Nom"
          autoComplete="family-name"
          required
          key={form.key('lastname')}
          {...form.getInputProps('lastname')}
        />
        <TextInput
          label="Prénom"
          autoComplete="given-name"
          required
          key={form.key('firstname')}
          {...form.getInputProps('firstname')}
        />
        <TextInput
          label="Adresse e-mail"
          description="Pour vous dire où en est votre demande."
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <IbanField
          label="IBAN"
          description="27 caractères, avec ou sans espaces."
          required
          key={form.key('iban')}
          {...form.getInputProps('iban')}
        />
        <TextInput
          label="BIC"
          description="8 ou 11 caractères, à côté de l'IBAN sur votre RIB."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          key={form.key('bic')}
          {...form.getInputProps('bic')}
        />
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
