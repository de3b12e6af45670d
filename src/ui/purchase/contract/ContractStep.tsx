import type { ReactElement } from 'react';
import { words } from '#words/purchase/contract';
import { Message } from '../../design/feedback/Message';
import { ContactLinks } from '../../shell/ContactLinks';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';
import { UnknownSignature } from '../flow/UnknownSignature';
import { ContractToSignForm } from './ContractToSignForm';
import { OrderReferenceNote } from './OrderReferenceNote';

/**
 * The contract of an order: generated, previewed and signed (P2.20, P4.4, P4.5); when it is signed or paid,
 * only its state.
 */
export function ContractStep({ flow }: PurchaseStepProps): ReactElement | null {
  const { order, isReadOnly } = flow;
  if (!order) return null;
  if (isReadOnly) {
    return (
      <StepForm flow={flow}>
        {flow.progress.standing?.signed === 'yes' ? (
          <Message tone="success">{words.signed}</Message>
        ) : (
          <>
            <Message tone="success">{words.paid}</Message>
            <UnknownSignature reference={order.reference} />
          </>
        )}
      </StepForm>
    );
  }
  if (order.iban === null) {
    return (
      <StepForm flow={flow} action={false}>
        <OrderReferenceNote reference={order.reference} />
        <Message tone="info">{words.withoutIban}</Message>
        <ContactLinks />
      </StepForm>
    );
  }
  return <ContractToSignForm flow={flow} order={order} />;
}
