import type { ReactElement } from 'react';
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
          <Message tone="success">Votre contrat est signé.</Message>
        ) : (
          <>
            <Message tone="success">Cette commande est payée.</Message>
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
        <Message tone="info">
          Cette commande n'a pas d'IBAN{'\u202f'}: son contrat ne peut pas être généré en ligne.
          Notre service clients le complète avec vous.
        </Message>
        <ContactLinks />
      </StepForm>
    );
  }
  return <ContractToSignForm flow={flow} order={order} />;
}
