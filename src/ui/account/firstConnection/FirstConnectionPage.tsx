import { useState, type ReactElement } from 'react';
import { useFocusOnForm } from '../../design/page/focus';
import { AccountPanel } from '../access/AccountPanel';
import type { ChosenPassword } from '../password/PasswordResetPart';
import { FirstConnectionSteps } from './FirstConnectionSteps';
import { PasswordChosen } from '../password/PasswordChosen';
import { useMailedLink } from '../mailedLink/useMailedLink';

/** Creates the web access of a subscriber who has none (P2.29). */
export function FirstConnectionPage(): ReactElement {
  const { link, forget } = useMailedLink();
  const [chosen, setChosen] = useState<ChosenPassword>();
  useFocusOnForm(!chosen && link.token === null);
  return chosen ? (
    <AccountPanel guide="firstConnectionLink" past={1}>
      <PasswordChosen {...chosen} />
    </AccountPanel>
  ) : (
    <AccountPanel guide={link.token === null ? 'firstConnection' : 'firstConnectionLink'}>
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
