import type { ReactElement } from 'react';
import { selectSession } from '../../../application/account/sessionSlice';
import type { Contract } from '../../../domain/contract/contract';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { endingContract } from '../../navigation/endingPlace';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { useSubscriber } from '../area/useSubscriber';

/** The ways to end this contract: its holder, number and e-mail are filled in. */
export function EndingLinks({ contract }: { readonly contract: Contract }): ReactElement {
  const { email } = useSubscriber();
  const session = useAppSelector(selectSession);
  const owner = session.status === 'signedIn' ? session.session.username : '';
  const state = endingContract({ name: contract.name, email, contract: contract.reference }, owner);
  return (
    <Actions>
      <ButtonLink variant="outline" to={routes.cancel} state={state}>
        Résilier votre contrat
      </ButtonLink>
      <ButtonLink variant="quiet" to={routes.withdraw} state={state}>
        Renoncer au contrat
      </ButtonLink>
    </Actions>
  );
}
