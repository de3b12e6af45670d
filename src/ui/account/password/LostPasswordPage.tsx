import type { ReactElement } from 'react';
import { words } from './password.words.fr';
import { MailedLinkPage } from '../mailedLink/MailedLinkPage';
import { LostPasswordRequest } from './LostPasswordRequest';

/** A lost password (P2.28, P4.29). */
export function LostPasswordPage(): ReactElement {
  return (
    <MailedLinkPage page="lostPassword" heading={words.title}>
      {(email) => <LostPasswordRequest email={email} />}
    </MailedLinkPage>
  );
}
