import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestRefund } from '../../../application/freeRamp/requestRefund';
import { formatEuros } from '../../../domain/basis/money';
import type { FoundTicket } from '../../../domain/freeRamp/refund';
import {
  parseKnownRefundRequest,
  parseRefundRequest,
} from '../../../domain/freeRamp/refundRequest';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { StepHeading } from '../../design/page/StepHeading';
import { BicField } from '../../forms/fields/BicField';
import { EmailField } from '../../forms/fields/EmailField';
import { BesideForm } from '../../forms/form/BesideForm';
import { Form } from '../../forms/form/Form';
import { IbanField } from '../../forms/fields/IbanField';
import { PersonNameFields } from '../../forms/fields/PersonNameFields';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import { operator, phoneHref } from '../../operator';
import { useRun } from '../../state/useRun';
import { useFreeRamp } from '../area/useFreeRamp';
import { refundRequestMessages, requestIncomplete } from './refundMessages';
import { RefundProgress } from './RefundProgress';
import { transferDelay } from './refundWords';
import styles from './Wizard.module.css';
import { searchAddress, successState } from './wizardPlace';

const nothing = { lastname: '', firstname: '', email: '', iban: '', bic: '' };

/** Step 3 (P4.18, P5.22): name (unless signed in) and bank account. Typed values stay in memory only. */
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
    isSecret: true,
    saved: nothing,
    state,
    parse: holder === null ? parseRefundRequest : parseKnownRefundRequest,
    messages: refundRequestMessages,
    onSubmit: (beneficiary) => send({ ...beneficiary, identifier, amount }),
  });

  return (
    <>
      <RefundProgress current="details" />
      <StepHeading>Vos coordonnées</StepHeading>
      <BesideForm
        form={
          <Form isCard onSubmit={submit}>
            <p>
              Vous recevrez <b>{formatEuros(amount)}</b>. {transferDelay}
            </p>
            {isIncomplete && <Message tone="error">{requestIncomplete}</Message>}
            {holder === null ? (
              <fieldset>
                <legend>Vous</legend>
                <PersonNameFields form={form} />
                <EmailField
                  description="Pour vous dire où en est votre demande."
                  autoComplete="email"
                  key={form.key('email')}
                  {...form.getInputProps('email')}
                />
              </fieldset>
            ) : (
              <p>
                Votre demande part au nom de votre compte, <b className={styles.holder}>{holder}</b>
                .
              </p>
            )}
            <fieldset>
              <legend>Le compte à créditer</legend>
              <IbanField
                label="IBAN"
                description="27 caractères, avec ou sans espaces."
                required
                key={form.key('iban')}
                {...form.getInputProps('iban')}
              />
              <BicField key={form.key('bic')} {...form.getInputProps('bic')} />
            </fieldset>
            <AsyncButton
              type="submit"
              variant="action"
              state={state}
              messages={{ loading: 'Envoi…' }}
            >
              Envoyer
            </AsyncButton>
          </Form>
        }
        title="Votre IBAN, en confiance"
      >
        <p>
          {operator.name} vous le demande pour ce remboursement, et pour rien d'autre. Il part
          chiffré.
        </p>
        <p>
          L'IBAN et le BIC figurent sur le relevé d'identité bancaire (RIB) de votre compte, qui
          doit être français.
        </p>
        <p>
          Un doute{'\u202f'}? Appelez-nous au{' '}
          <a href={phoneHref(operator.phone)}>{operator.phone.replaceAll(' ', '\u00a0')}</a> avant
          de répondre.
        </p>
      </BesideForm>
      <Actions>
        <ButtonLink variant="outline" to={here}>
          Revenir au ticket
        </ButtonLink>
      </Actions>
    </>
  );
}
