import type { ReactElement } from 'react';
import { words } from '#words/purchase/flow';
import { mayEnterPurchaseStep } from '../../../domain/purchase/purchaseSteps';
import { StepProgress } from '../../design/page/StepProgress';
import type { PurchaseFlow } from '../flow/PurchaseFlow';

/**
 * The progress among the seven steps (P2.14); steps that may be entered are links, but for the first one
 * (P4.1).
 */
export function PurchaseProgress({ flow }: { readonly flow: PurchaseFlow }): ReactElement {
  const { step, progress, addressOf } = flow;
  return (
    <StepProgress
      label={words.steps}
      titles={words.shortStepTitles}
      current={step}
      currentTitle={words.stepTitles[step]}
      mayEnter={(one) => one !== 'choice' && mayEnterPurchaseStep(one, progress)}
      addressOf={addressOf}
    />
  );
}
