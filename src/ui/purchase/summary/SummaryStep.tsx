import { Box } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { words as payByCardWords } from '../../payment/payByCard.words.fr';
import { words } from './words.fr';
import { checkPaid } from '../../../application/purchase/openPurchase';
import { payPurchase } from '../../../application/purchase/payPurchase';
import { isNothingDue, type Cents } from '../../../domain/basis/money';
import { billingOfOrder, type OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { plainDebt } from '../../../domain/payment/paymentRecord';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { PrintButton } from '../../design/controls/PrintButton';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { Sentence } from '../../design/text/Sentence';
import { messageFor } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { ofFreeOrder } from '../../navigation/stateFlags';
import { orderSteps } from '../../payment/nextSteps';
import { AccessLink } from '../../payment/AccessLink';
import { PaymentAttempt } from '../../payment/PaymentAttempt';
import { PaymentNotOpened } from '../../payment/PaymentNotOpened';
import { PaymentSteps } from '../../payment/PaymentSteps';
import { usePayerCountry } from '../../payment/usePayerCountry';
import { paymentReturns } from '../../payment/returns/paymentReturns';
import { useWait } from '../../state/useWait';
import { ContactLinks } from '../../shell/ContactLinks';
import { useRun } from '../../state/useRun';
import type { PurchaseFlow, PurchaseStepProps } from '../flow/PurchaseFlow';
import { linkToContact } from '../../design/text/linkToContact';
import { StepForm } from '../frame/StepForm';
import { OrderedFacts } from './OrderedFacts';

const openingWords = { loading: payByCardWords.opening, success: payByCardWords.opening };
const checkingWords = { loading: words.checking, success: words.checked };

/** The summary of the order and its payment by card (P2.21, P7.19); when it is paid, its confirmation. */
export function SummaryStep({ flow }: PurchaseStepProps): ReactElement | null {
  const { order, amountDue } = flow;
  const { orderStatus } = flow.progress;
  // If the payment is detected while the page is open, its button reports it.
  const [wasPaid] = useState(orderStatus?.paid === 'yes');
  if (!order || !orderStatus) return null;
  if (orderStatus.paid === 'yes') {
    return <PaidSummary flow={flow} order={order} isNews={!wasPaid} />;
  }
  if (amountDue === null) return <UnpricedSummary flow={flow} order={order} />;
  return <PayableSummary flow={flow} order={order} amount={amountDue} />;
}

interface SummaryProps {
  readonly flow: PurchaseFlow;
  readonly order: OrderedPurchase;
}

function PayableSummary({
  flow,
  order,
  amount,
}: SummaryProps & { readonly amount: Cents }): ReactElement {
  const navigate = useNavigate();
  const { country, countryField } = usePayerCountry();
  const { reference, email } = order;
  const { orderedTotal } = flow;
  const isFree = isNothingDue(amount);
  const isUnknown = flow.progress.orderStatus?.paid === 'unknown';
  const returns = paymentReturns('order', reference);
  const wait = useWait();
  const payment = useRun(payPurchase);
  const check = useRun(checkPaid);
  // One button for both, so that it keeps the focus; a check ends the failure of an earlier payment.
  const [isLastCheck, setLastCheck] = useState(false);
  const failure = isUnknown || isLastCheck ? undefined : payment.failure;
  const submit = (): void => {
    setLastCheck(isUnknown);
    // The server validates an order of 0 euro when its result is requested (M4.5).
    if (isFree) void navigate(returns.success, { state: ofFreeOrder });
    else if (isUnknown) void check.run(reference);
    else {
      const billing = { ...billingOfOrder(order), country };
      const isAwaited = wait();
      void payment.run({
        ...{ type: 'order', reference, amount, email, billing, returns },
        isAwaited,
        debt: plainDebt,
      });
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
        <>
          <AsyncButton
            type="submit"
            variant={isUnknown ? 'primary' : 'action'}
            state={isLastCheck ? check.state : payment.state}
            messages={isLastCheck ? checkingWords : openingWords}
          >
            {isUnknown ? words.check : isFree ? words.order : payByCardWords.pay(amount)}
          </AsyncButton>
          {!isUnknown && <p>{isFree ? words.nothingToPay : words.onBankPage}</p>}
        </>
      }
    >
      <PerhapsUnsigned flow={flow} />
      {isUnknown && (
        <Message tone="error">
          <Marked text={words.unknown} mark={linkToContact} />
          {check.failure && (
            <p>
              <Sentence>{messageFor(serviceMessages, check.failure)}</Sentence>
            </p>
          )}
        </Message>
      )}
      {orderedTotal !== null && <Message tone="info">{words.priceChanged(orderedTotal)}</Message>}
      <OrderedFacts order={order} plans={flow.plans} />
      {!isFree && countryField}
      <div>
        <div className="tp-screen">
          <PrintButton>{words.print}</PrintButton>
        </div>
        <PaymentAttempt reference={reference} />
        <div role="status">
          {failure && (
            <Box mt="md">
              <PaymentNotOpened
                failure={failure}
                reference={reference}
                amount={amount}
                onRetry={submit}
              />
            </Box>
          )}
        </div>
      </div>
    </StepForm>
  );
}

interface PaidSummaryProps extends SummaryProps {
  /** The payment was detected by a button that has disappeared: the result takes the focus. */
  readonly isNews: boolean;
}

/** The order is paid, from this device or another: no second payment is offered. */
function PaidSummary({ flow, order, isNews }: PaidSummaryProps): ReactElement {
  const { reference } = order;
  const { amountDue } = flow;
  const isFree = amountDue !== null && isNothingDue(amountDue);
  const isSignatureOpen = flow.progress.orderStatus?.signed === 'unknown';
  const confirmation = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isNews) confirmation.current?.focus();
  }, [isNews]);
  return (
    <StepForm
      flow={flow}
      action={
        <>
          {isSignatureOpen && (
            <ButtonLink to={flow.addressOf('contract')} variant="action">
              {words.sign}
            </ButtonLink>
          )}
          <ButtonLink
            to={paymentReturns('order', reference).success}
            state={isFree ? ofFreeOrder : null}
            variant={isSignatureOpen ? 'outline' : 'primary'}
          >
            {isFree ? words.seeConfirmation : words.seePayment}
          </ButtonLink>
          <AccessLink email={order.email} />
        </>
      }
    >
      <div ref={confirmation} tabIndex={-1}>
        <Message tone="success">{isFree ? words.confirmed : words.paid}</Message>
      </div>
      <PerhapsUnsigned flow={flow} />
      <PaymentSteps steps={orderSteps(order, !isSignatureOpen)} />
      <OrderedFacts order={order} plans={flow.plans} />
      <div className="tp-screen">
        <PrintButton>{words.print}</PrintButton>
      </div>
    </StepForm>
  );
}

/** The way to the signature, until it was announced (P2.20). */
function PerhapsUnsigned({ flow }: PurchaseStepProps): ReactElement | null {
  if (flow.progress.orderStatus?.signed !== 'unknown') return null;
  return (
    <Message tone="info">
      <p>
        <Marked
          text={words.perhapsUnsigned}
          mark={(link) => <Link to={flow.addressOf('contract')}>{link}</Link>}
        />
      </p>
    </Message>
  );
}

/** The plan is no longer sold: the price is unknown, so the payment is not offered. */
function UnpricedSummary({ flow, order }: SummaryProps): ReactElement {
  return (
    <StepForm flow={flow}>
      <Message tone="error">
        <Marked text={words.unpriced} mark={linkToContact} />
      </Message>
      <OrderedFacts order={order} plans={flow.plans} />
      <ContactLinks isAdvised />
    </StepForm>
  );
}
