import type { ReactElement } from 'react';
import { words } from './password.words.fr';
import { operatorSays } from '../../words/operatorText.fr';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Message } from '../../design/feedback/Message';
import { carryingAccount } from '../../navigation/carriedAccount';
import { routes } from '../../navigation/routes';
import type { ChosenPassword } from './PasswordResetPart';
import { useFocusOnArrival } from '../../design/page/focus';

/** Confirms the new password: the server's sentence, and the link to sign in. */
export function PasswordChosen({ sentence, email }: ChosenPassword): ReactElement {
  const place = useFocusOnArrival<HTMLDivElement>();
  return (
    <>
      <div ref={place} tabIndex={-1}>
        <Message tone="success">{operatorSays(sentence, words.saved)}</Message>
      </div>
      <p>{words.whatNext}</p>
      <Actions>
        <ButtonLink to={routes.signIn} state={carryingAccount({ email })}>
          {words.signIn}
        </ButtonLink>
      </Actions>
    </>
  );
}
