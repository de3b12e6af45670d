import type { ReactElement } from 'react';
import { Message } from '../design/Message';

/** Why fields are disabled: the server does not let them be edited for now, or they have just been saved (M4.3, M6.4). */
export function SyncNotice(): ReactElement {
  return (
    <Message tone="info">
      Une synchronisation avec le serveur est en cours{'\u202f'}: ces informations ne peuvent pas
      être modifiées pour le moment. Revenez dans quelques instants.
    </Message>
  );
}
