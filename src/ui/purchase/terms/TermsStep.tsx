import { Text } from '@mantine/core';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { words } from './words.fr';
import { changePurchase } from '../../../application/purchase/keepPurchase';
import { placePurchase } from '../../../application/purchase/placePurchase';
import { selectIsOrderingSubscription } from '../../../application/purchase/purchaseSlice';
import { offerCodes } from '../../../domain/ordering/offerCode';
import { planNameOf } from '../../../domain/ordering/soldPlan';
import type { SubscriptionTariff } from '../../../domain/ordering/subscriptionTariff';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import { focusSubmitter } from '../../design/page/focus';
import { messageFor } from '../../messages/messageFor';
import { purchaseAddress } from '../../navigation/purchasePlace';
import { TermsAcceptance } from '../../ordering/TermsAcceptance';
import { operatorTerms } from '../../operator';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { linkToContact } from '../../design/text/linkToContact';
import { StepForm } from '../frame/StepForm';
import { orderFailureMessages, wayOnAfter } from './orderFailureMessages';

/** The terms of the plan with their acceptance, and the button that orders (P2.19, P5.9, P4.3). */
export function TermsStep({ flow }: PurchaseStepProps): ReactElement {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { progress, tariff, isReadOnly, plans } = flow;
  const { planCode } = progress.draft.choice;
  const isAccepted = progress.draft.terms.areAccepted;
  const [isMissing, setMissing] = useState(false);
  const isOrdering = useAppSelector(selectIsOrderingSubscription);
  const {
    state,
    failure,
    run: order,
  } = useRun(
    (tariffs: readonly SubscriptionTariff[], _isAwaited?: () => boolean) => placePurchase(tariffs),
    (reference, _tariffs, isAwaited) => {
      if (isAwaited?.()) void navigate(purchaseAddress({ reference, isSigned: false }));
    },
  );
  const offer = offerCodes.find((code) => code === planCode);
  const planName = offer && planNameOf(plans, offer);
  const submit = (event?: SyntheticEvent<HTMLFormElement>): void => {
    event?.preventDefault();
    setMissing(!isAccepted);
    if (isAccepted && tariff) {
      focusSubmitter(event);
      void order([tariff], flow.wait?.());
    } else event?.currentTarget.querySelector('input')?.focus();
  };
  return (
    <StepForm
      flow={flow}
      onSubmit={submit}
      isLocked={isOrdering}
      action={
        isReadOnly ? undefined : (
          <AsyncButton
            type="submit"
            variant="action"
            state={isOrdering ? 'loading' : state}
            messages={{ loading: words.ordering, success: words.ordered }}
          >
            {words.order}
          </AsyncButton>
        )
      }
    >
      <TermsAcceptance
        to={operatorTerms[offer ?? 'tunnelPass']}
        label={planName === undefined ? words.read : words.readOf(planName)}
        isAccepted={isAccepted}
        onAccept={(areAccepted) => {
          setMissing(false);
          dispatch(changePurchase({ terms: { areAccepted } }));
        }}
        error={isMissing && !isAccepted ? words.acceptFirst : undefined}
        disabled={isReadOnly}
      />
      {!isReadOnly && <Text c="dimmed">{words.whatFollows}</Text>}
      {failure && !isOrdering && (
        <Message tone="error">
          <p>
            <Sentence>{messageFor(orderFailureMessages, failure)}</Sentence>
          </p>
          <p>
            <Marked text={wayOnAfter(failure)} mark={linkToContact} />
          </p>
        </Message>
      )}
    </StepForm>
  );
}
