import type { ReactElement } from 'react';
import { unlinkCard } from '../../../application/freeRamp/ticketCards';
import type { TicketCard } from '../../../domain/freeRamp/ticketCard';
import { ConfirmButton } from '../../area/ConfirmButton';
import { useRun } from '../../state/useRun';

/** Unlinks the card after a confirmation (P2.38, P7.25). */
export function CardUnlink({ card }: { readonly card: TicketCard }): ReactElement {
  const { state, run: unlink } = useRun(unlinkCard);
  const { id, plate, lastDigits } = card;
  return (
    <ConfirmButton
      title="Dissocier cette carte"
      consequence={
        <>
          <p>
            La carte se terminant par {lastDigits}, associée à la plaque {plate}, ne fera plus
            apparaître de tickets, et ceux qui sont déjà là quitteront votre liste.
          </p>
          <p>Les reçus que vous avez générés restent disponibles.</p>
        </>
      }
      isBusy={state === 'loading'}
      onConfirm={() => unlink(id)}
    >
      Dissocier{' '}
      <span className="tp-hidden">
        la carte de {plate} se terminant par {lastDigits}
      </span>
    </ConfirmButton>
  );
}
