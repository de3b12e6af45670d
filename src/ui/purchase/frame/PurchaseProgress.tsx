import type { ReactElement } from 'react';
import { words } from '#words/purchase/flow';
import type { PurchaseStep } from '../../../domain/purchase/purchaseStep';
import { isReadOnlyStep, mayEnterPurchaseStep } from '../../../domain/purchase/purchaseSteps';
import { StepProgress } from '../../design/page/StepProgress';
import type { PurchaseFlow } from '../flow/PurchaseFlow';

/**
 * The progress among the seven steps (P2.14); steps that may be entered are links, but for the first one
 * (P4.1). After the order, every read-only step is done; the contract only if it is known to be signed.
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
      isDone={
        orderStatus
          ? (one: PurchaseStep) =>
              isReadOnlyStep(one, orderStatus) &&
              (one !== 'contract' || orderStatus.signed === 'yes')
          : undefined
      }
      mayEnter={(one) => one !== 'choice' && mayEnterPurchaseStep(one, progress)}
      addressOf={addressOf}
    />
  );
}
