import { Suspense, useEffect, useId, type ReactElement, type SubmitEvent } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import {
  badgeOrderSteps,
  isBadgeOrderStepValid,
  mayEnterBadgeOrderStep,
} from '../../../domain/badgeOrderSteps';
import type { Contract } from '../../../domain/contract';
import { orderToPay } from '../../../domain/keptBadgeOrder';
import { isNothingDue } from '../../../domain/money';
import type { SubscriptionTariff } from '../../../domain/subscriptionTariff';
import { AsyncButton } from '../../design/AsyncButton';
import { Button } from '../../design/Button';
import { StepProgress } from '../../design/StepProgress';
import { useFocusOnChange } from '../../design/useFocusOnChange';
import { routes } from '../../navigation/routes';
import styles from '../../ordering/OrderLayout.module.css';
import { OrderPriceCard } from '../../ordering/OrderPriceCard';
import { DeliveryStep } from './DeliveryStep';
import { fetchLaterParts, SummaryStep, TermsAcceptance } from './laterParts';
import { addressOfOrderStep } from './orderStepAddress';
import { orderStepTitles, whatIsMissing } from './orderWords';
import { useBadgeOrder } from './useBadgeOrder';
import { useOrderSettlement } from './useOrderSettlement';

interface OrderStepsProps {
  readonly contract: Contract;
  /** The subscriber's, for the bank. */
  readonly email: string;
  readonly tariff: SubscriptionTariff;
}

const payingWords = { success: 'Ouverture…' } as const;

/** The three steps of an order, the price in view from the first choice to the payment (M4.5, M9.5). */
export function OrderSteps({ contract, email, tariff }: OrderStepsProps): ReactElement {
  const navigate = useNavigate();
  const state = useBadgeOrder(contract.id, tariff);
  const { kept, draft, order, step, choose } = state;
  const payment = useOrderSettlement({ contract, email, tariff, order: state });
  const heading = useFocusOnChange(step);
  const hintId = useId();
  useEffect(fetchLaterParts, []);

  const position = badgeOrderSteps.indexOf(step);
  const previous = badgeOrderSteps[position - 1];
  const next = badgeOrderSteps[position + 1];
  const isValid = isBadgeOrderStepValid(step, draft);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isValid) return;
    if (next) void navigate(addressOfOrderStep(next));
    else void payment.settle();
  };

  return (
    <>
      {state.isLedElsewhere && <Navigate to={addressOfOrderStep(step)} replace />}
      <StepProgress
        label="Étapes de la commande"
        titles={orderStepTitles}
        current={step}
        mayEnter={(one) => mayEnterBadgeOrderStep(one, draft)}
        addressOf={addressOfOrderStep}
      />
      <form noValidate className={styles.layout} onSubmit={submit}>
        <div className={styles.step}>
          <h2 ref={heading} tabIndex={-1}>
            {orderStepTitles[step]}
          </h2>
          {/* The order that is being placed cannot be changed at the same time. */}
          <fieldset disabled={payment.state === 'loading'}>
            {step === 'delivery' && (
              <DeliveryStep contract={contract} tariff={tariff} choices={kept} onChoose={choose} />
            )}
            <Suspense>
              {step === 'terms' && (
                <TermsAcceptance
                  to={routes.termsOfSale}
                  label="Lire les conditions générales de vente"
                  isAccepted={kept.areTermsAccepted}
                  onAccept={(areTermsAccepted) => choose({ areTermsAccepted })}
                />
              )}
              {step === 'summary' && order && (
                <SummaryStep
                  contract={contract}
                  order={order}
                  placed={orderToPay(kept, order.price.total)}
                />
              )}
            </Suspense>
          </fieldset>
        </div>
        <OrderPriceCard tariff={tariff} order={kept} />
        <div className={styles.actions}>
          {previous && (
            <Button variant="outline" onClick={() => void navigate(addressOfOrderStep(previous))}>
              Précédent
            </Button>
          )}
          {next ? (
            <AsyncButton
              key={step}
              type="submit"
              variant="action"
              state="idle"
              disabled={!isValid}
              aria-describedby={isValid ? undefined : hintId}
            >
              Suivant
            </AsyncButton>
          ) : (
            <AsyncButton
              key={step}
              type="submit"
              variant="action"
              state={payment.state}
              messages={payingWords}
            >
              {order && isNothingDue(order.price.total) ? 'Valider ma commande' : 'Payer'}
            </AsyncButton>
          )}
          {!isValid && (
            <p id={hintId} className={styles.hint}>
              {whatIsMissing(step, draft)}
            </p>
          )}
        </div>
      </form>
    </>
  );
}
