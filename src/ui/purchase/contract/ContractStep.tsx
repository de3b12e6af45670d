import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from '#words/purchase/contract';
import { keepSigned } from '../../../application/purchase/keepPurchase';
import type { OrderReference } from '../../../domain/payment/orderReference';
import { Message } from '../../design/feedback/Message';
import { Marked } from '../../design/text/Marked';
import { purchaseAddress } from '../../navigation/purchasePlace';
import { ContactLinks } from '../../shell/ContactLinks';
import { useAppDispatch } from '../../state/appHooks';
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
  const { order, isReadOnly, progress } = flow;
  const { orderStatus } = progress;
  if (!order) return null;
  if (isReadOnly) {
    return (
      <StepForm flow={flow}>
        {orderStatus?.signed === 'yes' ? (
          <>
            <Message tone="success">{words.signed}</Message>
            {orderStatus.paid !== 'yes' && <NotSigned reference={order.reference} />}
          </>
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

/** An address can say « signed » too early: the way back to the signature. */
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
