import type { ReactElement } from 'react';
import { loadSubscriber } from '../../application/member/loadSubscriber';
import { selectSubscriber } from '../../application/member/subscriberSlice';
import { Actions } from '../design/Actions';
import { Button } from '../design/Button';
import { ButtonLink } from '../design/ButtonLink';
import { EmptyState } from '../design/EmptyState';
import { routes } from '../navigation/routes';
import { useAppDispatch, useAppSelector } from '../state/appHooks';

/** On each page of a contract whose data could not be read: it keeps its place among the others (P7.2). */
export function UnreadableContract(): ReactElement {
  const dispatch = useAppDispatch();
  const isAsking = useAppSelector(selectSubscriber).status === 'loading';
  return (
    <EmptyState message="Les données de ce contrat sont illisibles pour le moment. Réessayez, choisissez un autre contrat, ou prenez contact avec nous.">
      <Actions>
        <Button busy={isAsking} onClick={() => void dispatch(loadSubscriber())}>
          Réessayer
        </Button>
        <ButtonLink variant="outline" to={routes.contact}>
          Nous contacter
        </ButtonLink>
      </Actions>
    </EmptyState>
  );
}
