import type { ReactElement } from 'react';
import { refreshIcon } from '../../../../generated/icons';
import { refreshSubscriber } from '../../../application/subscriber/refreshSubscriber';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { useFocusHandover } from '../../forms/form/useFocusHandover';
import styles from './SyncNotice.module.css';
import { useRun } from '../../state/useRun';

interface SyncNoticeProps {
  /** What was saved, without a full stop. */
  readonly saved?: string;
}

const messages = { loading: 'Actualisation…', success: 'Toujours en cours' };

/**
 * Why fields are disabled: the server forbids a change, or they have just been saved (M4.3, M6.4). A button
 * loads the flags again: a reload of the page would lose drafts.
 */
export function SyncNotice({
  saved = 'Ces informations sont enregistrées',
}: SyncNoticeProps): ReactElement {
  const { state, run: check } = useRun(refreshSubscriber);
  const button = useFocusHandover();
  return (
    <Message
      tone="info"
      action={
        <AsyncButton
          ref={button}
          variant="outline"
          icon={<Icon of={refreshIcon} />}
          state={state}
          messages={messages}
          announcesSuccess
          onClick={() => void check()}
        >
          Actualiser
        </AsyncButton>
      }
    >
      <p className={styles.saved}>
        {saved}. Vous pourrez y revenir dans quelques minutes, une fois la synchronisation terminée.
      </p>
    </Message>
  );
}
