import type { ReactElement } from 'react';
import { words } from './cards.words.fr';
import { closeIcon } from '../../../../generated/icons';
import { refreshTickets } from '../../../application/freeRamp/enterFreeRamp';
import { listCards } from '../../../application/freeRamp/freeRampLists';
import { unlinkCard } from '../../../application/freeRamp/ticketCards';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import type { TicketCard } from '../../../domain/freeRamp/ticketCard';
import { ConfirmButton } from '../../area/ConfirmButton';
import { Icon } from '../../design/icon/Icon';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import { useRun } from '../../state/useRun';

/** Unlinks the card after a confirmation (P2.38, P7.25). */
export function CardUnlink({ card }: { readonly card: TicketCard }): ReactElement {
  const { state, run: unlink } = useRun(changeOrReadAgain(unlinkCard, listCards, refreshTickets));
  const { id, plate, lastDigits } = card;
  return (
    <ConfirmButton
      variant="quiet"
      icon={<Icon of={closeIcon} />}
      title={words.confirmation.title}
      consequence={
        <>
          <p>{words.confirmation.consequence(plate, lastDigits)}</p>
          <p>{words.confirmation.receipts}</p>
        </>
      }
      isBusy={state === 'loading'}
      onConfirm={() => unlink(id)}
    >
      <Marked text={words.unlink(plate, lastDigits)} mark={hiddenPart} />
    </ConfirmButton>
  );
}
