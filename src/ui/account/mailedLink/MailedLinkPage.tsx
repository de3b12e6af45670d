import { useState, type ReactElement, type ReactNode } from 'react';
import { useFocusOnForm } from '../../design/page/focus';
import { routes } from '../../navigation/routes';
import { AccountPanel } from '../access/AccountPanel';
import { PasswordChosen } from '../password/PasswordChosen';
import { PasswordResetPart, type ChosenPassword } from '../password/PasswordResetPart';
import { useMailedLink } from './useMailedLink';

interface MailedLinkPageProps {
  readonly page: 'lostPassword' | 'firstConnection';
  /** With the link; by default the title in the table of routes. */
  readonly heading?: string;
  /** What requests the link; with the e-mail that is known. */
  readonly children: (email: string) => ReactNode;
}

/** A page that mails a link to itself; with the token of that link, sets the new password. */
export function MailedLinkPage({ page, heading, children }: MailedLinkPageProps): ReactElement {
  const { link, forget } = useMailedLink();
  const { token, email } = link;
  const [chosen, setChosen] = useState<ChosenPassword>();
  const isRequest = !chosen && token === null;
  useFocusOnForm(isRequest);
  if (isRequest) return <AccountPanel guide={page}>{children(email)}</AccountPanel>;
  return (
    <AccountPanel
      {...(heading !== undefined && { heading })}
      guide={`${page}Link`}
      past={chosen ? 1 : 0}
    >
      {chosen ? (
        <PasswordChosen {...chosen} />
      ) : (
        token !== null && (
          <PasswordResetPart
            token={token}
            email={email}
            anotherLink={routes[page]}
            onChosen={(one) => {
              setChosen(one);
              forget();
            }}
          />
        )
      )}
    </AccountPanel>
  );
}
