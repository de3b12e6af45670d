import type { ReactElement } from 'react';
import { refreshSubscriber } from '../../application/member/refreshSubscriber';
import { AsyncButton } from '../design/AsyncButton';
import { Message } from '../design/Message';
import { useFocusHandover } from '../forms/useFocusHandover';
import { useRun } from '../state/useRun';

interface SyncNoticeProps {
  /** A feminine plural, when only some of the fields are meant. */
  readonly what?: string;
}

const messages = { loading: 'Vérification…', success: 'Toujours en cours' };

/**
 * Why fields are disabled: the server does not let them be edited for now, or they have just been saved (M4.3, M6.4). Whoever comes
 * back asks the server again here: a reload would lose what is typed elsewhere.
 */
export function SyncNotice({ what = 'ces informations' }: SyncNoticeProps): ReactElement {
  const { state, run: check } = useRun(refreshSubscriber);
  const button = useFocusHandover();
  return (
    <Message
      tone="info"
      action={
        <AsyncButton
          ref={button}
          variant="quiet"
          state={state}
          messages={messages}
          tellsSuccess
          onClick={() => void check()}
        >
          Vérifier
        </AsyncButton>
      }
    >
      <p>
        Une synchronisation avec le serveur est en cours{'\u202f'}: {what} ne peuvent pas être
        modifiées pour le moment. Revenez dans quelques instants.
      </p>
    </Message>
  );
}
