import type { ReactElement } from 'react';
import type { BadgeStatus } from '../../../domain/badge/badgeStatus';
import { Message } from '../../design/feedback/Message';
import { SyncNotice } from '../feedback/SyncNotice';
import { badgeStatusWords } from './badgeWords';

/**
 * Why the services are read-only: for good on an inactive badge, otherwise until the synchronisation (M4.1,
 * M4.3).
 */
export function LockedBadge({ status }: { readonly status: BadgeStatus }): ReactElement {
  if (status === 'active') {
    return <SyncNotice saved="Les services de ce badge sont enregistrés" />;
  }
  return (
    <Message tone="info">
      {`Ce badge n'est plus en service (statut\u202f: ${badgeStatusWords[status]})\u202f: ses services ne peuvent plus être modifiés.`}
    </Message>
  );
}
