import { Alert } from '@mantine/core';
import type { ReactElement } from 'react';
import { alertIcon } from '../../../../generated/icons';
import { isAnswerLost, type ServiceError } from '../../../application/kernel/ServiceError';
import { Icon } from '../../design/icon/Icon';

interface SendingFailureProps {
  readonly failure: ServiceError;
  readonly words: {
    readonly notSent: string;
    /** The server may have received it. */
    readonly maybeSent: string;
  };
}

/** Stays after the toast of a failed sending (P8.14), which is what screen readers announce. */
export function SendingFailure({ failure, words }: SendingFailureProps): ReactElement {
  return (
    <Alert role="group" color="red" icon={<Icon of={alertIcon} />}>
      {isAnswerLost(failure) ? words.maybeSent : words.notSent}
    </Alert>
  );
}
