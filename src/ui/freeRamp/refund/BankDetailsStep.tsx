import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatEuros } from '../../words/format.fr';
import { words } from '../refundDetails.words.fr';
import { words as states } from './refundStates.words.fr';
import { requestRefund } from '../../../application/freeRamp/requestRefund';
import type { RefundRequest } from '../../../application/ports/freeRamp/RefundGateway';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import type { FoundTicket } from '../../../domain/freeRamp/refund';
import {
  parseKnownRefundRequest,
  parseRefundRequest,
  type RefundRequestError,
} from '../../../domain/freeRamp/refundRequest';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { StepHeading } from '../../design/page/StepHeading';
import { Marked } from '../../design/text/Marked';
import { BicField } from '../../forms/fields/BicField';
import { EmailField } from '../../forms/fields/EmailField';
import { FormWithGuide } from '../../forms/form/FormWithGuide';
import { Form } from '../../forms/form/Form';
import { IbanField } from '../../forms/fields/IbanField';
import { PersonNameFields } from '../../forms/fields/PersonNameFields';
import { useDraftedForm } from '../../forms/form/useDraftedForm';
import { operator } from '../../operator';
import { useRun } from '../../state/useRun';
import { useWait } from '../../state/useWait';
import { useFreeRamp } from '../area/useFreeRamp';
import { IbanDoubt, IbanPurpose } from '../parts/IbanTrust';
import { RefundProgress } from './RefundProgress';
import { searchAddress, successState } from './wizardPlace';
import { emailMessages } from '../../forms/fields/fieldMessages';
import type { ErrorMessages } from '../../messages/messageFor';

/** The sentence of an invalid e-mail differs from that of the other forms (P5.22). */
const refundRequestMessages: ErrorMessages<RefundRequestError> = {
  ...emailMessages,
  ...words.failures,
  'email/accented': (failure) => notAnAddress(emailMessages['email/accented'](failure)),
  'email/points': (failure) => notAnAddress(emailMessages['email/points'](failure)),
};

/** The quoted sentence, then its cause. */
function notAnAddress(cause: string): string {
  return `${words.failures['email/invalid']()} ${cause}`;
}

const nothing = { lastname: '', firstname: '', email: '', iban: '', bic: '' };

/** Step 3 (P4.18, P5.22): name (unless signed in) and bank account. Typed values stay in memory only. */
export function BankDetailsStep({ ticket }: { readonly ticket: FoundTicket }): ReactElement {
  const { identifier, amount } = ticket;
  const { holder } = useFreeRamp();
  const navigate = useNavigate();
  const here = searchAddress(identifier);
  const wait = useWait(identifier);
  const { state, run: send } = useRun(
    (request: RefundRequest, _isAwaited: () => boolean) => requestRefund(request),
    (sent, { iban }, isAwaited) => {
      if (!isAwaited()) return;
      void navigate(here, {
        replace: true,
        state: successState({ ...sent, amount, ibanEnding: ibanEnding(iban) }),
      });
    },
  );
  const { form, submit, isIncomplete } = useDraftedForm({
    name: `refund/${identifier}`,
    isSecret: true,
    heldOf: (values: typeof nothing) => ({ ...values, iban: '', bic: '' }),
    saved: nothing,
    state,
    parse: holder === null ? parseRefundRequest : parseKnownRefundRequest,
    messages: refundRequestMessages,
    onSubmit: (beneficiary) => send({ ...beneficiary, identifier, amount }, wait()),
  });

  return (
    <>
      <RefundProgress current="details" />
      <StepHeading>{words.title}</StepHeading>
      <FormWithGuide
        form={
          <Form isCard onSubmit={submit}>
            <p>
              <Marked text={words.amount(formatEuros(amount))} mark={(part) => <b>{part}</b>} />{' '}
              <span>{states.transferDelay}</span>
            </p>
            {isIncomplete && <Message tone="error">{words.incomplete}</Message>}
            {holder === null ? (
              <fieldset>
                <legend>{words.person}</legend>
                <PersonNameFields form={form} />
                <EmailField
                  description={words.emailHint}
                  autoComplete="email"
                  key={form.key('email')}
                  {...form.getInputProps('email')}
                />
              </fieldset>
            ) : (
              <p>
                <Marked text={words.holder(holder)} mark={(part) => <b>{part}</b>} />
              </p>
            )}
            <fieldset>
              <legend>{words.account}</legend>
              <IbanField
                label={words.iban}
                description={words.ibanHint}
                required
                key={form.key('iban')}
                {...form.getInputProps('iban')}
              />
              <BicField key={form.key('bic')} {...form.getInputProps('bic')} />
            </fieldset>
            <IbanPurpose>{words.trust.purpose(operator.name)}</IbanPurpose>
            <AsyncButton
              type="submit"
              variant="action"
              state={state}
              messages={{ loading: words.sending }}
            >
              {words.submit}
            </AsyncButton>
          </Form>
        }
        title={words.trust.title}
      >
        <p>{words.trust.rib}</p>
        <IbanDoubt />
      </FormWithGuide>
      <Actions>
        <ButtonLink variant="outline" to={here}>
          {words.back}
        </ButtonLink>
      </Actions>
    </>
  );
}
