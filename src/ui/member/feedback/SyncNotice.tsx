import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { refreshIcon } from '../../../../generated/icons';
import { refreshSubscriber } from '../../../application/subscriber/refreshSubscriber';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { Icon } from '../../design/icon/Icon';
import { handFocusToField } from '../../design/page/focus';
import { useRun } from '../../state/useRun';

/** What a visitor can save here, and the pronoun that stands for it. */
const savedParts = {
  badgeServices: ['Les services de ce badge sont enregistrés', 'les'],
  bankDetails: ['Vos coordonnées bancaires sont enregistrées', 'les'],
  postalDetails: ['Vos coordonnées sont enregistrées', 'les'],
  postalInvoices: ['Votre choix est enregistré', 'le'],
} as const;

interface SyncNoticeProps {
  /** What the visitor has just saved on this screen; false where the fields were locked before. */
  readonly saved: keyof typeof savedParts | false;
  /** What cannot be changed, and that it will be; by default the part of the page. */
  readonly locked?: string;
}

const UNDER_WAY = 'Une synchronisation avec le serveur est en cours\u202f:';

const messages = { loading: 'Actualisation…', success: 'Toujours en cours' };

/**
 * Why fields are disabled: they have just been saved, or the server forbids a change for now, and nothing is
 * then said to be saved (M4.3, M6.4). A button loads the flags again: a reload of the page would lose drafts.
 */
export function SyncNotice({
  saved,
  locked = 'cette partie pourra être modifiée',
}: SyncNoticeProps): ReactElement {
  const { state, run: check } = useRun(refreshSubscriber);
  return (
    <Message
      tone="info"
      action={
        <AsyncButton
          ref={handFocusToField}
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
      <Box component="p" mb="sm">
        {saved === false
          ? `${UNDER_WAY} ${locked} dans quelques minutes.`
          : `${savedParts[saved][0]}. ${UNDER_WAY} revenez dans quelques minutes pour ${savedParts[saved][1]} modifier.`}
      </Box>
    </Message>
  );
}
