import type { ReactElement } from 'react';
import { Actions } from '../design/Actions';
import { ButtonLink } from '../design/ButtonLink';
import { Message } from '../design/Message';
import { carryingAccount } from '../navigation/carriedAccount';
import { routes } from '../navigation/routes';
import type { ChosenPassword } from './ChosenPassword';
import { useFocusOnArrival } from './useFocusOnArrival';

/** The password is chosen: the server's sentence, and the way to sign in with it. */
export function PasswordChosen({ sentence, email }: ChosenPassword): ReactElement {
  const place = useFocusOnArrival<HTMLDivElement>();
  return (
    <>
      <div ref={place} tabIndex={-1}>
        <Message tone="success">{sentence ?? 'Votre mot de passe est enregistré.'}</Message>
      </div>
      <p>Connectez-vous avec votre adresse e-mail et ce mot de passe.</p>
      <Actions>
        <ButtonLink to={routes.signIn} state={carryingAccount({ email })}>
          Se connecter
        </ButtonLink>
      </Actions>
    </>
  );
}
