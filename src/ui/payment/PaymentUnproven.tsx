import type { ReactElement, ReactNode } from 'react';
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
      tone="bad"
      heading="Paiement introuvable"
      lead={
        <p role="alert">
          Cette adresse ne porte aucune référence de paiement lisible{'\u202f'}: nous ne pouvons pas
          confirmer de paiement.
        </p>
      }
      beside={<PaymentReference reference={undefined} />}
    >
      <p>{advice}</p>
      <Actions>{children}</Actions>
    </PaymentFrame>
  );
}
