import type { ReactElement } from 'react';
import type { BadgeStatus } from '../../../domain/badge/badgeStatus';
import { Message } from '../../design/feedback/Message';
import { SyncNotice } from '../feedback/SyncNotice';
import { badgeStatusWords } from './badgeWords';

interface LockedBadgeProps {
  readonly status: BadgeStatus;
  /** The services were editable in this visit, whatever the status (M6.4). */
  readonly wasEditable: boolean;
  /** The visitor has just saved them. */
  readonly isSaved: boolean;
}

/**
 * Why the services are read-only: after a save until the synchronisation, otherwise for good on an inactive
 * badge (M4.1, M4.3).
 */
export function LockedBadge({ status, wasEditable, isSaved }: LockedBadgeProps): ReactElement {
  if (wasEditable || status === 'active') {
    return <SyncNotice saved={isSaved && 'badgeServices'} />;
  }
  if (status === 'unknown') {
    return (
      <Message tone="info">
        Nous ne connaissons pas le statut de ce badge&#8239;: ses services ne peuvent pas être
        modifiés pour le moment.
      </Message>
    );
  }
  return (
    <Message tone="info">
      {`Ce badge n'est plus en service (statut\u202f: ${badgeStatusWords[status]})\u202f: ses services ne peuvent plus être modifiés.`}
    </Message>
  );
}
