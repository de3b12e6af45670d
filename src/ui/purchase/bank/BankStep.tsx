import type { ReactElement } from 'react';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';
import { BankForm } from './BankForm';
import { OrderedBankDetails } from './OrderedBankDetails';

/** The bank account and the documents of the contract (P2.18); read-only and masked after the order. */
export function BankStep({ flow }: PurchaseStepProps): ReactElement {
  const { order, progress } = flow;
  if (!order) return <BankForm flow={flow} />;
  return (
    <StepForm flow={flow}>
      <OrderedBankDetails order={order} isSigned={progress.orderStatus?.signed === 'announced'} />
    </StepForm>
  );
}
