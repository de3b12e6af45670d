import type { ReactElement, ReactNode } from 'react';
import { Actions } from '../design/controls/Actions';
import { PageHeading } from '../design/page/PageHeading';
import { ContactLinks } from '../shell/ContactLinks';
import { PaymentCard } from './PaymentCard';

interface PaymentRefusalProps {
  readonly reference: string | undefined;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
  /** The sentence for a payment; its spelling differs between the two specifications (M8.5, P8.16). */
  readonly sentence: string;
  /** Next actions, the most useful first. */
  readonly children: ReactNode;
}

/**
 * A payment that was refused, or cancelled at the bank: links to retry or to contact the teams (M2.28,
 * P2.32).
 */
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
