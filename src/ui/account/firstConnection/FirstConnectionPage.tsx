import { useState, type ReactElement } from 'react';
import { AccountPanel } from '../access/AccountPanel';
import type { ChosenPassword } from '../password/ChosenPassword';
import { FirstConnectionSteps } from './FirstConnectionSteps';
import { PasswordChosen } from '../password/PasswordChosen';
import { useMailedLink } from '../mailedLink/useMailedLink';

/** Creates the web access of a subscriber who has none (P2.29). */
export function FirstConnectionPage(): ReactElement {
  const { link, forget } = useMailedLink();
  const [chosen, setChosen] = useState<ChosenPassword>();
  // After the choice of the password both ways in are the same: only the sign-in is left.
  return chosen ? (
    <AccountPanel guide="lostPassword" past={2}>
      <PasswordChosen {...chosen} />
    </AccountPanel>
  ) : (
    <AccountPanel guide="firstConnection" past={link.token === null ? 0 : 2}>
      <FirstConnectionSteps
        link={link}
        onChosen={(one) => {
          setChosen(one);
          forget();
        }}
      />
    </AccountPanel>
  );
}
