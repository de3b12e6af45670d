import { useState, type ReactElement } from 'react';
import { AccountPanel } from './AccountPanel';
import type { ChosenPassword } from './ChosenPassword';
import { FirstConnectionSteps } from './FirstConnectionSteps';
import { PasswordChosen } from './PasswordChosen';
import { useMailedLink } from './useMailedLink';

/** The web access of a subscriber who has none (P2.29). */
export function FirstConnectionPage(): ReactElement {
  const { link, forget } = useMailedLink();
  const [chosen, setChosen] = useState<ChosenPassword>();
  return (
    <AccountPanel heading="Première connexion">
      {chosen ? (
        <PasswordChosen {...chosen} />
      ) : (
        <FirstConnectionSteps
          link={link}
          onChosen={(one) => {
            setChosen(one);
            forget();
          }}
        />
      )}
    </AccountPanel>
  );
}
