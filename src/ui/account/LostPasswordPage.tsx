import { useState, type ReactElement } from 'react';
import { routes } from '../navigation/routes';
import { AccountPanel } from './AccountPanel';
import type { ChosenPassword } from './ChosenPassword';
import { LostPasswordRequest } from './LostPasswordRequest';
import { PasswordChosen } from './PasswordChosen';
import { PasswordResetPart } from './PasswordResetPart';
import { useMailedLink } from './useMailedLink';

/** A lost password: the e-mail that a link is sent to; with the token of that link, the new password (P2.28, P4.29). */
export function LostPasswordPage(): ReactElement {
  const { link, forget } = useMailedLink();
  const [chosen, setChosen] = useState<ChosenPassword>();
  if (chosen) {
    return (
      <AccountPanel heading="Nouveau mot de passe">
        <PasswordChosen {...chosen} />
      </AccountPanel>
    );
  }
  return link.token === null ? (
    <AccountPanel heading="Mot de passe oublié">
      <LostPasswordRequest email={link.email} />
    </AccountPanel>
  ) : (
    <AccountPanel heading="Nouveau mot de passe">
      <PasswordResetPart
        token={link.token}
        email={link.email}
        anotherLink={routes.lostPassword}
        onChosen={(one) => {
          setChosen(one);
          forget();
        }}
      />
    </AccountPanel>
  );
}
