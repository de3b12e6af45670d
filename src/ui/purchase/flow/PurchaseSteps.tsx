import { Box } from '@mantine/core';
import { Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import { words } from '../flow.words.fr';
import type { PurchaseStep } from '../../../domain/purchase/purchaseStep';
import { selectPurchaseRevision } from '../../../application/purchase/purchaseSlice';
import { isReadOnlyStep, mayEnterPurchaseStep } from '../../../domain/purchase/purchaseSteps';
import { PartSkeleton } from '../../design/loading/PartSkeleton';
import { StepProgress } from '../../design/page/StepProgress';
import { useFocusOnStep } from '../../design/page/focus';
import { useAppSelector } from '../../state/appHooks';
import { ChoiceStep } from '../choice/ChoiceStep';
import { fetchLaterSteps, laterSteps } from './laterSteps';
import page from './PurchasePage.module.css';
import type { PurchaseFlow, PurchaseStepProps } from './PurchaseFlow';
import { ChoiceSummary } from '../frame/ChoiceSummary';
import layout from '../../ordering/OrderLayout.module.css';
import { PurchaseAside } from '../frame/PurchaseAside';
import { StepNotes } from '../frame/StepNotes';

const stepViews: Readonly<Record<PurchaseStep, ComponentType<PurchaseStepProps>>> = {
  choice: ChoiceStep,
  ...laterSteps,
};

/** The open step with its heading, the progress above it and the price beside it (P2.14–P2.21). */
export function PurchaseSteps({ flow }: { readonly flow: PurchaseFlow }): ReactElement {
  const { step } = flow;
  const revision = useAppSelector(selectPurchaseRevision);
  const heading = useFocusOnStep(step);
  useEffect(fetchLaterSteps, []);
  const Step = stepViews[step];
  return (
    <>
      <PurchaseProgress flow={flow} />
      <div className={layout.layout}>
        <div className={`${layout.main} ${page.main}`}>
          <h2 ref={heading} tabIndex={-1}>
            {words.stepTitles[step]}
          </h2>
          {step === 'choice' && !flow.order && (
            <Box component="p" c="dimmed">
              {words.preparation}
            </Box>
          )}
          {step !== 'choice' && step !== 'summary' && <ChoiceSummary flow={flow} />}
          <StepNotes flow={flow} />
          <Suspense fallback={<PartSkeleton />}>
            {/* The key changes when another tab changes the values. */}
            <Step key={`${step} ${revision}`} flow={flow} />
          </Suspense>
        </div>
        <PurchaseAside flow={flow} />
      </div>
    </>
  );
}

/**
 * The progress among the seven steps (P2.14); steps that may be entered are links, but for the first one
 * (P4.1). After the order, every read-only step is done: the contract once its signature was announced, the
 * payment once the server knows it.
 */
function PurchaseProgress({ flow }: { readonly flow: PurchaseFlow }): ReactElement {
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
