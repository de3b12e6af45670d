import { Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import type { PurchaseStep } from '../../domain/purchaseStep';
import { selectPurchaseRevision } from '../../application/purchase/purchaseSlice';
import { PartSkeleton } from '../design/PartSkeleton';
import { useFocusOnChange } from '../design/useFocusOnChange';
import { useAppSelector } from '../state/appHooks';
import { ChoiceStep } from './choice/ChoiceStep';
import { fetchLaterSteps, laterSteps } from './laterSteps';
import type { PurchaseFlow, PurchaseStepProps } from './PurchaseFlow';
import { PurchaseAside } from './PurchaseAside';
import { PurchaseProgressBar } from './PurchaseProgressBar';
import styles from './PurchaseSteps.module.css';
import { StepNotes } from './StepNotes';
import { stepTitles } from './stepTitles';

const stepViews: Readonly<Record<PurchaseStep, ComponentType<PurchaseStepProps>>> = {
  choice: ChoiceStep,
  ...laterSteps,
};

/** The step that is open, under its heading, the progress above it and the price beside it (P2.14–P2.21). */
export function PurchaseSteps({ flow }: { readonly flow: PurchaseFlow }): ReactElement {
  const { step } = flow;
  const revision = useAppSelector(selectPurchaseRevision);
  const heading = useFocusOnChange(step);
  useEffect(fetchLaterSteps, []);
  const Step = stepViews[step];
  return (
    <>
      <PurchaseProgressBar flow={flow} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <h2 ref={heading} tabIndex={-1}>
            {stepTitles[step]}
          </h2>
          <StepNotes flow={flow} />
          <Suspense fallback={<PartSkeleton />}>
            {/* Another tab may have changed what its fields show. */}
            <Step key={`${step} ${revision}`} flow={flow} />
          </Suspense>
        </div>
        <PurchaseAside flow={flow} />
      </div>
    </>
  );
}
