import type { ReactElement } from 'react';
import { alertIcon } from '../../../../generated/icons';
import { loadSubscriber } from '../../../application/subscriber/loadSubscriber';
import { selectSubscriber } from '../../../application/subscriber/subscriberSlice';
import { Actions } from '../../design/controls/Actions';
import { Button } from '../../design/controls/Button';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { EmptyState } from '../../design/feedback/EmptyState';
import { handFocusToHeading } from '../../design/page/focus';
import { routes } from '../../navigation/routes';
import { BackToDashboard } from '../area/BackToDashboard';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

/** Replaces every page of a contract with unreadable data; the contract keeps its position (P7.2). */
export function UnreadableContract(): ReactElement {
  const dispatch = useAppDispatch();
  const isAsking = useAppSelector(selectSubscriber).status === 'loading';
  return (
    <EmptyState
      icon={alertIcon}
      message="Les données de ce contrat sont illisibles pour le moment. Réessayez, choisissez un autre contrat, ou contactez-nous."
    >
      <Actions>
        <Button
          ref={handFocusToHeading}
          busy={isAsking}
          onClick={() => void dispatch(loadSubscriber())}
        >
          Réessayer
        </Button>
        <ButtonLink variant="outline" to={routes.memberContact}>
          Nous contacter
        </ButtonLink>
        <BackToDashboard />
      </Actions>
    </EmptyState>
  );
}
