import type { ReactElement } from 'react';
import type { BadgeStatus } from '../../../domain/badgeStatus';
import { Message } from '../../design/Message';
import { SyncNotice } from '../SyncNotice';
import { badgeStatusWords } from './badgeWords';

/** Why the services cannot be changed: a badge that is out of use never can again, another after the synchronisation (M4.1, M4.3). */
export function LockedBadge({ status }: { readonly status: BadgeStatus }): ReactElement {
  if (status === 'active') return <SyncNotice />;
  return (
    <Message tone="info">
      {`Ce badge n'est plus en service (statut\u202f: ${badgeStatusWords[status]})\u202f: ses services ne peuvent plus être modifiés.`}
    </Message>
  );
}
