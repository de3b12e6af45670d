import { useNavigate } from 'react-router-dom';
import { changePurchase } from '../../application/purchase/keepPurchase';
import type { PurchaseDraft } from '../../domain/purchaseDraft';
import { nextPurchaseStep } from '../../domain/purchaseStep';
import { useAppDispatch } from '../state/appHooks';
import type { PurchaseFlow } from './PurchaseFlow';

interface StepForm<Block extends keyof PurchaseDraft> {
  readonly onChange: (values: PurchaseDraft[Block]) => void;
  readonly onSubmit: () => void;
}

/** For the form of a step: what is typed is kept on this device at once; once all of it fits the next step opens (P4.1). */
export function useStepForm<Block extends keyof PurchaseDraft>(
  { step, addressOf }: PurchaseFlow,
  block: Block,
): StepForm<Block> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return {
    onChange: (values) => {
      // A copy: what the store holds is frozen, and the form goes on with its own.
      dispatch(changePurchase({ [block]: structuredClone(values) }));
    },
    onSubmit: () => {
      const next = nextPurchaseStep(step);
      if (next) void navigate(addressOf(next));
    },
  };
}
