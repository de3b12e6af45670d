import { useNavigate } from 'react-router-dom';
import { changePurchase } from '../../../application/purchase/keepPurchase';
import type { PurchaseDraft } from '../../../domain/purchase/purchaseDraft';
import { nextPurchaseStep } from '../../../domain/purchase/purchaseStep';
import { useAppDispatch } from '../../state/appHooks';
import type { PurchaseFlow } from '../flow/PurchaseFlow';

interface StepForm<Block extends keyof PurchaseDraft> {
  readonly onChange: (values: PurchaseDraft[Block]) => void;
  readonly onSubmit: () => void;
}

/** The form of a step: stores typed values at once, and opens the next step when they are valid (P4.1). */
export function useStepForm<Block extends keyof PurchaseDraft>(
  { step, addressOf }: PurchaseFlow,
  block: Block,
): StepForm<Block> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return {
    onChange: (values) => {
      // A copy: values of the store are frozen, and the form changes its own.
      dispatch(changePurchase({ [block]: structuredClone(values) }));
    },
    onSubmit: () => {
      const next = nextPurchaseStep(step);
      if (next) void navigate(addressOf(next));
    },
  };
}
