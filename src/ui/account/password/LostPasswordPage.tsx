import { useState, type ReactElement } from 'react';
import { words } from './password.words.fr';
import { useFocusOnForm } from '../../design/page/focus';
import { routes } from '../../navigation/routes';
import { AccountPanel } from '../access/AccountPanel';
import { LostPasswordRequest } from './LostPasswordRequest';
import { PasswordChosen } from './PasswordChosen';
import { PasswordResetPart, type ChosenPassword } from './PasswordResetPart';
import { useMailedLink } from '../mailedLink/useMailedLink';

/**
 * A lost password: requests a mailed link; with the token of that link, sets the new password (P2.28, P4.29).
 */
export function LostPasswordPage(): ReactElement {
  const { link, forget } = useMailedLink();
  const [chosen, setChosen] = useState<ChosenPassword>();
  useFocusOnForm(!chosen && link.token === null);
  if (chosen) {
    return (
      <AccountPanel heading={words.title} guide="lostPasswordLink" past={1}>
        <PasswordChosen {...chosen} />
      </AccountPanel>
    );
  }
  return link.token === null ? (
    <AccountPanel guide="lostPassword">
      <LostPasswordRequest email={link.email} />
    </AccountPanel>
  ) : (
    <AccountPanel heading={words.title} guide="lostPasswordLink">
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
