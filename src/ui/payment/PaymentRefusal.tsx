import type { ReactElement, ReactNode } from 'react';
import { Actions } from '../design/Actions';
import { PageHeading } from '../design/PageHeading';
import { ContactLinks } from '../shell/ContactLinks';
import { PaymentCard } from './PaymentCard';

interface PaymentRefusalProps {
  readonly reference: string | undefined;
  /** An order of 0 euro: nothing here speaks of a payment (M4.5). */
  readonly isFree: boolean;
  /** Of a payment, as each statement spells it (M8.5, P8.16). */
  readonly sentence: string;
  /** The ways on, the most useful first. */
  readonly children: ReactNode;
}

/** Refused, or given up at the bank: to be tried again, or told to the teams (M2.28, P2.32). */
export function PaymentRefusal({
  reference,
  isFree,
  sentence,
  children,
}: PaymentRefusalProps): ReactElement {
  return (
    <>
      <PageHeading>{isFree ? 'Commande non validée' : 'Paiement refusé'}</PageHeading>
      <PaymentCard tone="bad" reference={reference}>
        <p>
          <strong>{isFree ? "Votre commande n'a pas été validée." : sentence}</strong>
        </p>
        <p>
          Réessayez{!isFree && ', avec une autre carte si besoin'}, ou prenez contact avec nos
          équipes
          {reference !== undefined && ' en indiquant la référence'}.
        </p>
        <Actions>{children}</Actions>
        <ContactLinks />
      </PaymentCard>
    </>
  );
}
