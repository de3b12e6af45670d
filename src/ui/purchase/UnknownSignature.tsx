import type { ReactElement } from 'react';
import type { OrderReference } from '../../domain/orderReference';
import { Message } from '../design/Message';
import { ContactLinks } from '../shell/ContactLinks';

interface UnknownSignatureProps {
  readonly reference: OrderReference;
}

/**
 * Of a paid order nobody here knows whether it is signed, and no second contract is generated: the way on is
 * a person (P2.14).
 */
export function UnknownSignature({ reference }: UnknownSignatureProps): ReactElement {
  return (
    <>
      <Message tone="info">
        Votre contrat s'ouvre dès qu'il est aussi signé. Si vous ne l'avez pas signé, contactez-nous
        en indiquant la référence {reference}.
      </Message>
      <ContactLinks />
    </>
  );
}
