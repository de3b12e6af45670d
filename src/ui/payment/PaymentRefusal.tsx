import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Actions } from '../design/controls/Actions';
import { readServerRefusal } from '../navigation/serverRefusal';
import { PaymentFrame } from './PaymentFrame';
import { PaymentReference } from './PaymentReference';

interface PaymentRefusalProps {
  readonly reference: string | undefined;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
  /** The sentence for a payment; its spelling differs between the two specifications (M8.5, P8.16). */
  readonly sentence: string;
  /** The next action leads to a page that shows what is still due. */
  readonly isOnSite?: boolean;
  /** Next actions, the most useful first. */
  readonly children: ReactNode;
}

/**
 * A payment that was refused, or cancelled at the bank: links to retry or to contact the teams (M2.28,
 * P2.32). Whether money was taken is stated only in the words of the server, if it was asked.
 */
export function PaymentRefusal({
  reference,
  isFree,
  sentence,
  isOnSite = true,
  children,
}: PaymentRefusalProps): ReactElement {
  const refusal = readServerRefusal(useLocation());
  return (
    <PaymentFrame
      tone="bad"
      heading={isFree ? 'Commande non validée' : 'Paiement refusé'}
      lead={<strong>{isFree ? "Votre commande n'a pas été validée." : sentence}</strong>}
      beside={<PaymentReference reference={reference} />}
    >
      {refusal !== undefined && !isFree && (
        <p>{refusal || 'Notre serveur ne connaît aucun paiement sous cette référence.'}</p>
      )}
      <p>
        Réessayez{!isFree && ', avec une autre carte si besoin'}, ou prenez contact avec nos équipes
        {reference !== undefined && ' en indiquant la référence'}.
      </p>
      {isOnSite && !isFree && (
        <p>
          Un doute sur le débit{'\u202f'}? Reprenez ci-dessous{'\u202f'}: vous voyez ce qui reste dû
          avant de payer.
        </p>
      )}
      <Actions>{children}</Actions>
    </PaymentFrame>
  );
}
