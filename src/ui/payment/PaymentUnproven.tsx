import type { ReactElement, ReactNode } from 'react';
import { Actions } from '../design/Actions';
import { PageHeading } from '../design/PageHeading';
import { ContactLinks } from '../shell/ContactLinks';
import { PaymentCard } from './PaymentCard';

interface PaymentUnprovenProps {
  /** What whoever has just paid is to do, as a sentence. */
  readonly advice: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** A success address without a reference that can be read: there is nothing to ask the server about (M4.6). */
export function PaymentUnproven({ advice, children }: PaymentUnprovenProps): ReactElement {
  return (
    <>
      <PageHeading>Paiement introuvable</PageHeading>
      <PaymentCard tone="bad">
        <p role="alert">
          Cette adresse ne porte aucune référence de paiement lisible{'\u202f'}: nous ne pouvons pas
          confirmer de paiement.
        </p>
        <p>{advice}</p>
        <Actions>{children}</Actions>
        <ContactLinks />
      </PaymentCard>
    </>
  );
}
