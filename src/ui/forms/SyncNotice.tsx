import type { ReactElement } from 'react';
import { Message } from '../design/Message';

interface SyncNoticeProps {
  /** A feminine plural, when only some of the fields are meant. */
  readonly what?: string;
}

/** Why fields are disabled: the server does not let them be edited for now, or they have just been saved (M4.3, M6.4). */
export function SyncNotice({ what = 'ces informations' }: SyncNoticeProps): ReactElement {
  return (
    <Message tone="info">
      Une synchronisation avec le serveur est en cours{'\u202f'}: {what} ne peuvent pas être
      modifiées pour le moment. Revenez dans quelques instants.
    </Message>
  );
}
