import type { ReactElement, ReactNode } from 'react';
import { words } from './payment.words.fr';
import { Actions } from '../design/controls/Actions';
import { PaymentFrame } from './PaymentFrame';
import { PaymentReference } from './PaymentReference';

interface PaymentUnprovenProps {
  /** The advice for a visitor who has just paid, as a sentence. */
  readonly advice: string;
  /** Next actions. */
  readonly children: ReactNode;
}

/** For a success address without a valid reference: there is nothing to confirm with the server (M4.6). */
export function PaymentUnproven({ advice, children }: PaymentUnprovenProps): ReactElement {
  return (
    <PaymentFrame
      tone="waiting"
      heading={words.unproven}
      lead={<p role="alert">{words.whyUnproven}</p>}
      beside={<PaymentReference reference={undefined} />}
    >
      <p>{advice}</p>
      <Actions>{children}</Actions>
    </PaymentFrame>
  );
}
