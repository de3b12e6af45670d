import { useState, type ReactElement } from 'react';
import { selectUsername } from '../../../application/account/sessionSlice';
import { currentTime } from '../../../application/kernel/currentTime';
import type { Badge } from '../../../domain/badge/badge';
import type { Contract } from '../../../domain/contract/contract';
import { mayStillWithdraw } from '../../../domain/subscriber/withdrawalPeriod';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { endingContract } from '../../navigation/endingPlace';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useSubscriber } from '../area/useSubscriber';

interface EndingLinksProps {
  readonly contract: Contract;
  readonly badges: readonly Badge[];
}

/**
 * The ways to end this contract: its holder, number and e-mail are filled in. The withdrawal is offered while
 * it is possible; the footer of every page leads to it without end.
 */
export function EndingLinks({ contract, badges }: EndingLinksProps): ReactElement {
  const dispatch = useAppDispatch();
  const [now] = useState(() => dispatch(currentTime()));
  const { email } = useSubscriber();
  const owner = useAppSelector(selectUsername) ?? '';
  const state = endingContract({ name: contract.name, email, contract: contract.reference }, owner);
  return (
    <Actions>
      <ButtonLink variant="outline" to={routes.cancel} state={state}>
        Résilier votre contrat
      </ButtonLink>
      {mayStillWithdraw(contract, badges, now) && (
        <ButtonLink variant="quiet" to={routes.withdraw} state={state}>
          Renoncer au contrat
        </ButtonLink>
      )}
    </Actions>
  );
}
