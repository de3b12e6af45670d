import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkPaid } from '../../../application/purchase/openPurchase';
import { payPurchase } from '../../../application/purchase/payPurchase';
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
import { UnknownSignature } from '../UnknownSignature';
import { OrderFacts } from './OrderFacts';
import styles from './SummaryStep.module.css';

const openingWords = { loading: 'Ouverture…', success: 'Ouverture…' } as const;
const checkingWords = { loading: 'Vérification…', success: 'Vérifié' } as const;

/** All that was ordered, and its payment by card (P2.21, P7.19); once it is paid, its confirmation. */
export function SummaryStep({ flow }: PurchaseStepProps): ReactElement | null {
  const { order, tariff } = flow;
  const { standing } = flow.progress;
  // Whose button has just found out that it is paid is told so there.
  const [wasPaid] = useState(standing?.paid === 'yes');
  if (!order || !standing) return null;
  const price = priceOfOrder(order, tariff ? [tariff] : []);
  if (standing.paid === 'yes') {
    return (
      <PaidSummary flow={flow} order={order} isFree={price?.isFree === true} isNews={!wasPaid} />
    );
  }
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
  const isUnknown = flow.progress.standing?.paid === 'unknown';
  const returns = paymentReturns('order', reference);
  const wait = useWait();
  const payment = useRun(payPurchase);
  const check = useRun(checkPaid);
  const submit = (): void => {
    // An order of 0 euro is validated by the server when its result is asked for (M4.5).
    if (isFree) void navigate(returns.success, { state: ofFreeOrder });
    else if (isUnknown) void check.run(reference);
    else {
      const billing = billingOfOrder(order);
      const isAwaited = wait();
      void payment.run({ type: 'order', reference, amount, email, billing, isAwaited, returns });
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
        isUnknown ? (
          <AsyncButton type="submit" state={check.state} messages={checkingWords}>
            Vérifier le paiement
          </AsyncButton>
        ) : (
          <AsyncButton type="submit" variant="action" state={payment.state} messages={openingWords}>
            {isFree ? 'Valider ma commande' : 'Payer'}
          </AsyncButton>
        )
      }
    >
      <OrderFacts order={order} plans={flow.plans} />
      {isUnknown ? (
        <Message tone="error">
          Nous n'avons pas pu vérifier si cette commande est déjà payée. Vérifiez-le avant de payer
          {'\u202f'}; si cela ne marche toujours pas, contactez-nous.
        </Message>
      ) : (
        <p className={styles.note}>
          {isFree
            ? "Rien n'est à payer pour cette commande."
            : `Vous payez ${formatEuros(amount)} par carte bancaire, sur la page sécurisée de notre banque, qui vous ramène ici.`}
        </p>
      )}
      <PrintButton />
      <div role="status">
        {payment.failure && !isUnknown && <PaymentByPhone reference={reference} amount={amount} />}
      </div>
    </StepForm>
  );
}

interface PaidSummaryProps extends SummaryProps {
  readonly isFree: boolean;
  /** It was found out here, by a button that is gone: the focus goes to what it found. */
  readonly isNews: boolean;
}

/** It is paid, from this device or another: it is not paid twice. */
function PaidSummary({ flow, order, isFree, isNews }: PaidSummaryProps): ReactElement {
  const { reference } = order;
  const confirmation = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isNews) confirmation.current?.focus();
  }, [isNews]);
  return (
    <StepForm
      flow={flow}
      action={
        <ButtonLink
          to={paymentReturns('order', reference).success}
          state={isFree ? ofFreeOrder : null}
        >
          {isFree ? 'Voir ma confirmation' : 'Voir mon paiement'}
        </ButtonLink>
      }
    >
      <div ref={confirmation} tabIndex={-1}>
        <Message tone="success">
          {isFree
            ? "Cette commande est validée\u202f: vous n'avez rien à régler."
            : "Cette commande est payée\u202f: vous n'avez plus rien à régler."}
        </Message>
      </div>
      {flow.progress.standing?.signed !== 'yes' && <UnknownSignature reference={reference} />}
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
