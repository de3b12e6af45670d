import type { ReactElement } from 'react';
import { MailedLinkPage } from '../mailedLink/MailedLinkPage';
import { FirstConnectionSteps } from './FirstConnectionSteps';

/** Creates the web access of a subscriber who has none (P2.29). */
export function FirstConnectionPage(): ReactElement {
  return (
    <MailedLinkPage page="firstConnection">
      {(email) => <FirstConnectionSteps email={email} />}
    </MailedLinkPage>
  );
}
