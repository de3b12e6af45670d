import type { ReactElement } from 'react';
import type { BadgeStatus } from '../../../domain/badge/badgeStatus';
import { Message } from '../../design/feedback/Message';
import { SyncNotice } from '../feedback/SyncNotice';
import { badgeStatusWords } from './badgeWords';

interface LockedBadgeProps {
  readonly status: BadgeStatus;
  /** The services were editable in this visit, whatever the status (M6.4). */
  readonly isSaved: boolean;
}

/**
 * Why the services are read-only: after a save until the synchronisation, otherwise for good on an inactive
 * badge (M4.1, M4.3).
 */
export function LockedBadge({ status, isSaved }: LockedBadgeProps): ReactElement {
  if (isSaved || status === 'active') {
    return <SyncNotice saved="Les services de ce badge sont enregistrés" />;
  }
  return (
    <Message tone="info">
      {`Ce badge n'est plus en service (statut\u202f: ${badgeStatusWords[status]})\u202f: ses services ne peuvent plus être modifiés.`}
    </Message>
  );
}
