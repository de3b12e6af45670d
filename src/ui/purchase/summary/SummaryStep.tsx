import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { payByCard } from '../../../application/payment/payByCard';
import { formatEuros } from '../../../domain/money';
import {
  billingOfOrder,
  priceOfOrder,
  type OrderedPurchase,
} from '../../../domain/orderedPurchase';
import type { OrderPrice } from '../../../domain/orderPricing';
import { AsyncButton } from '../../design/AsyncButton';
import { Button } from '../../design/Button';
import { ButtonLink } from '../../design/ButtonLink';
import { Message } from '../../design/Message';
import { ofFreeOrder } from '../../navigation/freeOrder';
import { PaymentByPhone } from '../../payment/PaymentByPhone';
import { paymentReturns } from '../../payment/returns/paymentReturns';
import { useWait } from '../../payment/useWait';
import { ContactLinks } from '../../shell/ContactLinks';
import { useRun } from '../../state/useRun';
import type { PurchaseFlow, PurchaseStepProps } from '../PurchaseFlow';
import { StepForm } from '../StepForm';
import { OrderFacts } from './OrderFacts';
import styles from './SummaryStep.module.css';

/** All that was ordered, and its payment by card (P2.21, P7.19). */
export function SummaryStep({ flow }: PurchaseStepProps): ReactElement | null {
  const { order, tariff } = flow;
  if (!order) return null;
  const price = priceOfOrder(order, tariff ? [tariff] : []);
  if (flow.progress.stage === 'paid') return <PaidSummary flow={flow} order={order} />;
  if (!price) return <UnpricedSummary flow={flow} order={order} />;
  return <PayableSummary flow={flow} order={order} price={price} />;
}

interface SummaryProps {
  readonly flow: PurchaseFlow;
  readonly order: OrderedPurchase;
}

function PayableSummary({
  flow,
  order,
  price,
}: SummaryProps & { readonly price: OrderPrice & { readonly isFree: boolean } }): ReactElement {
  const navigate = useNavigate();
  const { reference, email } = order;
  const { total: amount, isFree } = price;
  const returns = paymentReturns('order', reference);
  const wait = useWait();
  const { state, failure, run: pay } = useRun(payByCard);
  const submit = (): void => {
    // An order of 0 euro is validated by the server when its result is asked for (M4.5).
    if (isFree) void navigate(returns.success, { state: ofFreeOrder });
    else {
      const billing = billingOfOrder(order);
      void pay({ type: 'order', reference, amount, email, billing, isAwaited: wait(), returns });
    }
  };
  return (
    <StepForm
      flow={flow}
      onSubmit={(event) => {
        event?.preventDefault();
        submit();
      }}
      action={
        <AsyncButton
          type="submit"
          variant="action"
          state={state}
          messages={{ loading: 'Ouverture…', success: 'Ouverture…' }}
        >
          {isFree ? 'Valider ma commande' : 'Payer'}
        </AsyncButton>
      }
    >
      <OrderFacts order={order} plans={flow.plans} />
      <p className={styles.note}>
        {isFree
          ? "Rien n'est à payer pour cette commande."
          : `Vous payez ${formatEuros(amount)} par carte bancaire, sur la page sécurisée de notre banque, qui vous ramène ici.`}
      </p>
      <PrintButton />
      <div role="status">{failure && <PaymentByPhone reference={reference} amount={amount} />}</div>
    </StepForm>
  );
}

/** It was paid from this device: it is not paid twice. */
function PaidSummary({ flow, order }: SummaryProps): ReactElement {
  const { reference } = order;
  return (
    <StepForm
      flow={flow}
      action={
        <ButtonLink to={paymentReturns('order', reference).success}>Voir mon paiement</ButtonLink>
      }
    >
      <Message tone="success">
        Cette commande est payée{'\u202f'}: vous n'avez plus rien à régler.
      </Message>
      <OrderFacts order={order} plans={flow.plans} />
      <PrintButton />
    </StepForm>
  );
}

/** Its plan is sold no more: what is due cannot be shown, and nobody pays what they do not see. */
function UnpricedSummary({ flow, order }: SummaryProps): ReactElement {
  return (
    <StepForm flow={flow}>
      <OrderFacts order={order} plans={flow.plans} />
      <Message tone="error">
        Le prix de cette commande n'est plus publié. Contactez-nous pour la régler, en indiquant sa
        référence.
      </Message>
      <ContactLinks isAdvised />
    </StepForm>
  );
}

function PrintButton(): ReactElement {
  return (
    <div className={styles.print}>
      <Button variant="quiet" onClick={() => window.print()}>
        Imprimer le récapitulatif
      </Button>
    </div>
  );
}
