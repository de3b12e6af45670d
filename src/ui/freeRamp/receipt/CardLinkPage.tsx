import type { ReactElement } from 'react';
import { linkCard } from '../../../application/freeRamp/ticketCards';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { routes } from '../../navigation/routes';
import { useRun } from '../../state/useRun';
import { CardLinkForm } from './CardLinkForm';

/** Links a card to a plate, so that its passages become tickets (P2.37). */
export function CardLinkPage(): ReactElement {
  const { state, run } = useRun(linkCard);
  return (
    <>
      <PageHeading>Associer une carte</PageHeading>
      <CardLinkForm state={state} onSubmit={run} />
      <Actions>
        <ButtonLink to={routes.tickets} variant="outline">
          Voir vos tickets
        </ButtonLink>
        <ButtonLink to={routes.cards} variant="outline">
          Gérer vos cartes
        </ButtonLink>
      </Actions>
    </>
  );
}
