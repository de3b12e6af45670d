import { Box } from '@mantine/core';
import {
  Fragment,
  Suspense,
  useEffect,
  useId,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { chevronLeftIcon } from '../../../../generated/icons';
import {
  badgeOrderSteps,
  isBadgeOrderStepValid,
  mayEnterBadgeOrderStep,
  type BadgeOrderStep,
} from '../../../domain/ordering/badgeOrderSteps';
import type { Contract } from '../../../domain/contract/contract';
import { orderToPay } from '../../../domain/ordering/keptBadgeOrder';
import type { SubscriptionTariff } from '../../../domain/ordering/subscriptionTariff';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import { PartSkeleton } from '../../design/loading/PartSkeleton';
import { StepProgress } from '../../design/page/StepProgress';
import { useFocusOnStep } from '../../design/page/focus';
import { routes } from '../../navigation/routes';
import { OrderBar } from '../../ordering/OrderBar';
import styles from '../../ordering/OrderLayout.module.css';
import { OrderPriceCard } from '../../ordering/OrderPriceCard';
import { DeliveryStep } from './DeliveryStep';
import { fetchLaterParts, SummaryStep, TermsAcceptance } from './laterParts';
import { addressOfOrderStep } from './orderStepAddress';
import own from './OrderSteps.module.css';
import { orderButton, orderStepTitles, whatIsMissing } from './orderWords';
import { useBadgeOrder } from './useBadgeOrder';
import { useOrderSettlement } from './useOrderSettlement';
import { usePaidElsewhere } from './usePaidElsewhere';

interface OrderStepsProps {
  readonly contract: Contract;
  /** E-mail of the subscriber, for the bank. */
  readonly email: string;
  readonly tariff: SubscriptionTariff;
}

/** The buttons of a step appear after this content: they would move when it appears, and lose a click. */
const contentOf = {
  delivery: Fragment,
  terms: TermsAcceptance.Loaded,
  summary: SummaryStep.Loaded,
} satisfies Record<BadgeOrderStep, ComponentType<{ readonly children: ReactNode }>>;

const payingWords = { success: 'Ouverture…' } as const;

/** The three steps of an order, with the price from the first choice to the payment (M4.5, M9.5). */
export function OrderSteps({ contract, email, tariff }: OrderStepsProps): ReactElement {
  const navigate = useNavigate();
  const state = useBadgeOrder(contract, tariff);
  const { kept, draft, order, step, choose } = state;
  const payment = useOrderSettlement({ contract, email, tariff, order: state });
  usePaidElsewhere(contract.id);
  const heading = useFocusOnStep(step);
  const hintId = useId();
  useEffect(fetchLaterParts, []);

  const Content = contentOf[step];
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
      <div className={`${styles.layout} ${own.order}`}>
        <form noValidate className={styles.main} onSubmit={submit}>
          <div className={styles.card}>
            <Box component="h2" ref={heading} tabIndex={-1} mb="lg">
              {orderStepTitles[step]}
            </Box>
            {/* Read-only while the order is being placed. */}
            <fieldset disabled={payment.state === 'loading'} className={styles.fields}>
              {step === 'delivery' && (
                <DeliveryStep
                  contract={contract}
                  tariff={tariff}
                  choices={kept}
                  onChoose={choose}
                />
              )}
              <Suspense fallback={<PartSkeleton />}>
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
                    payment={payment}
                  />
                )}
              </Suspense>
            </fieldset>
          </div>
          <OrderBar tariff={tariff} order={kept}>
            <Suspense>
              <Content>
                {previous && (
                  <Button
                    variant="outline"
                    icon={<Icon of={chevronLeftIcon} />}
                    onClick={() => void navigate(addressOfOrderStep(previous))}
                  >
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
                    {orderButton(order?.price.total)}
                  </AsyncButton>
                )}
                {!isValid && <p id={hintId}>{whatIsMissing(step, draft)}</p>}
              </Content>
            </Suspense>
          </OrderBar>
        </form>
        <div className={styles.aside}>
          <OrderPriceCard tariff={tariff} order={kept} />
        </div>
      </div>
    </>
  );
}
