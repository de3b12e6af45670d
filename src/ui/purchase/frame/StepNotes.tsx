import { Suspense, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { words as choiceWords } from '../choice.words.fr';
import { words } from '../flow.words.fr';
import { landingPurchaseStep, openPurchaseStep } from '../../../domain/purchase/purchaseSteps';
import { purchaseSteps, type PurchaseStep } from '../../../domain/purchase/purchaseStep';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { readWantedStep } from '../../navigation/purchasePlace';
import { EmailNotice } from '../flow/laterSteps';
import { linkToContact } from '../../design/text/linkToContact';
import type { PurchaseFlow, PurchaseStepProps } from '../flow/PurchaseFlow';

/**
 * Notes above a step: which plan is missing, why it opened instead of another one, that it was restored, that
 * it is read-only.
 */
export function StepNotes({ flow }: PurchaseStepProps): ReactElement | null {
  const location = useLocation();
  // The values stored when the page opened, not those typed since.
  const [resumed] = useState(() => furthestStep(flow));
  if (flow.order) {
    return (
      <>
        {flow.isEarlierOrder && <EarlierOrderNotice />}
        {flow.isReadOnly && flow.step !== 'summary' && (
          <OrderedNotice flow={flow} reference={flow.order.reference} />
        )}
      </>
    );
  }
  const wanted = readWantedStep(location);
  const isLedBack =
    wanted !== undefined && purchaseSteps.indexOf(wanted) > purchaseSteps.indexOf(flow.step);
  return (
    <>
      {flow.step === 'choice' && flow.missing && (
        <Message tone="info">
          <Marked
            text={flow.missing === 'price' ? choiceWords.missingPlans : choiceWords.offerNotSold}
            mark={linkToContact}
          />
        </Message>
      )}
      {isLedBack && <Message tone="info">{whyHere(flow.step)}</Message>}
      {!isLedBack && flow.step === 'choice' && resumed !== 'choice' && (
        <KeptNotice flow={flow} furthest={resumed} />
      )}
      <Suspense>
        <EmailNotice flow={flow} />
      </Suspense>
    </>
  );
}

function furthestStep({ progress }: PurchaseFlow): PurchaseStep {
  return openPurchaseStep('terms', progress);
}

/** The IBAN and the documents are not stored: after a reload they are required again. */
function whyHere(step: PurchaseStep): string {
  return step === 'bank' ? words.bankAgain : words.completeStep;
}

function KeptNotice({
  flow,
  furthest,
}: {
  readonly flow: PurchaseFlow;
  readonly furthest: PurchaseStep;
}): ReactElement {
  return (
    <Message tone="info">
      <p>
        <Marked
          text={words.kept(words.stepTitles[furthest])}
          mark={(link) => <Link to={flow.addressOf(furthest)}>{link}</Link>}
        />
      </p>
    </Message>
  );
}

function EarlierOrderNotice(): ReactElement {
  return (
    <Message tone="info">
      <p>
        <Marked text={words.orderedBefore} mark={linkToContact} />
      </p>
    </Message>
  );
}

function OrderedNotice({
  flow,
  reference,
}: {
  readonly flow: PurchaseFlow;
  readonly reference: string;
}): ReactElement {
  const landing = landingPurchaseStep(flow.progress.orderStatus);
  return (
    <Message tone="info">
      <p>
        <Marked
          text={words.ordered(reference, words.stepTitles[landing])}
          mark={(part, index) =>
            index === 0 ? <strong>{part}</strong> : <Link to={flow.addressOf(landing)}>{part}</Link>
          }
        />
      </p>
    </Message>
  );
}
