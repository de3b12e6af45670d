import type { ReactElement } from 'react';
import type { PurchaseStepProps } from '../PurchaseFlow';
import { StepForm } from '../StepForm';
import { BankForm } from './BankForm';
import { OrderedBankDetails } from './OrderedBankDetails';

/** The account and the documents that the contract is made of (P2.18); of an order, only what may be shown of them. */
export function BankStep({ flow }: PurchaseStepProps): ReactElement {
  const { order, progress } = flow;
  if (!order) return <BankForm flow={flow} />;
  return (
    <StepForm flow={flow}>
      <OrderedBankDetails order={order} isSigned={progress.standing?.signed === 'yes'} />
    </StepForm>
  );
}
