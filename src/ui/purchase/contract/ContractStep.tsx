import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { keepSigned } from '../../../application/purchase/keepPurchase';
import type { OrderReference } from '../../../domain/payment/orderReference';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { purchaseAddress } from '../../navigation/purchasePlace';
import { ContactLinks } from '../../shell/ContactLinks';
import { useAppDispatch } from '../../state/appHooks';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';
import { ContractToSignForm } from './ContractToSignForm';
import { OrderReferenceNote } from './OrderReferenceNote';

/**
 * The contract of an order: generated, previewed and signed (P2.20, P4.4, P4.5), before or after its payment;
 * once its signature was announced, what is known of it.
 */
export function ContractStep({ flow }: PurchaseStepProps): ReactElement | null {
  const { order, isReadOnly } = flow;
  if (!order) return null;
  if (isReadOnly) {
    return (
      <StepForm flow={flow}>
        <Message tone="info">{words.announced}</Message>
        <NotSigned reference={order.reference} />
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

/** « signe » in the address proves nothing: the way back to the signature (P2.20). */
function NotSigned({ reference }: { readonly reference: OrderReference }): ReactElement {
  const dispatch = useAppDispatch();
  return (
    <p>
      <Marked
        text={words.notSigned}
        mark={(link) => (
          <Link
            to={purchaseAddress({ reference, isSigned: false }, 'contract')}
            onClick={() => dispatch(keepSigned(reference, false))}
          >
            {link}
          </Link>
        )}
      />
    </p>
  );
}
