import type { ReactElement } from 'react';
import { words } from '../flow.words.fr';
import type { PurchaseStep } from '../../../domain/purchase/purchaseStep';
import { isReadOnlyStep, mayEnterPurchaseStep } from '../../../domain/purchase/purchaseSteps';
import { StepProgress } from '../../design/page/StepProgress';
import type { PurchaseFlow } from '../flow/PurchaseFlow';

/**
 * The progress among the seven steps (P2.14); steps that may be entered are links, but for the first one
 * (P4.1). After the order, every read-only step is done: the contract once its signature was announced, the
 * payment once the server knows it.
 */
export function PurchaseProgress({ flow }: { readonly flow: PurchaseFlow }): ReactElement {
  const { step, progress, addressOf } = flow;
  const { orderStatus } = progress;
  return (
    <StepProgress
      label={words.steps}
      titles={words.shortStepTitles}
      current={step}
      currentTitle={words.stepTitles[step]}
      isDone={orderStatus ? (one: PurchaseStep) => isReadOnlyStep(one, orderStatus) : undefined}
      mayEnter={(one) => one !== 'choice' && mayEnterPurchaseStep(one, progress)}
      addressOf={addressOf}
    />
  );
}
