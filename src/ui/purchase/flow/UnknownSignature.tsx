import type { ReactElement } from 'react';
import { words } from '#words/purchase/flow';
import type { OrderReference } from '../../../domain/payment/orderReference';
import { Message } from '../../design/feedback/Message';
import { ContactLinks } from '../../shell/ContactLinks';

interface UnknownSignatureProps {
  readonly reference: OrderReference;
}

/**
 * No call reports whether a paid order is signed, and no second contract is generated: the visitor is
 * referred to the operator's teams (P2.14).
 */
export function UnknownSignature({ reference }: UnknownSignatureProps): ReactElement {
  return (
    <>
      <Message tone="info">{words.unknownSignature(reference)}</Message>
      <ContactLinks />
    </>
  );
}
