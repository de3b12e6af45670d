import type { ReactElement } from 'react';
import { words } from './cardLink.words.fr';
import { words as titles } from '../titles.words.fr';
import { refreshTickets } from '../../../application/freeRamp/enterFreeRamp';
import { listCards } from '../../../application/freeRamp/freeRampLists';
import { linkCard } from '../../../application/freeRamp/ticketCards';
import { changeOrReadAgain } from '../../../application/kernel/changeOrReadAgain';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { CardLinkForm } from './CardLinkForm';

/** Links a card to a plate, so that its passages become tickets (P2.37). */
export function CardLinkPage(): ReactElement {
  const { state, run } = useRun(changeOrReadAgain(linkCard, listCards, refreshTickets));
  return (
    <>
      <PageHeading>{titles.cardLink}</PageHeading>
      <CardLinkForm state={state} onSubmit={run} />
      <Actions>
        <ButtonLink to={routes.tickets} variant="outline">
          {words.seeTickets}
        </ButtonLink>
        <ButtonLink to={routes.cards} variant="outline">
          {titles.cards}
        </ButtonLink>
      </Actions>
    </>
  );
}
