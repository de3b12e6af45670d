import { sendMessage } from '../../../application/contact/sendMessage';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import { notified } from '../../../application/kernel/notified';
import type { ContactMessage } from '../../../domain/contact/contactMessage';
import type { AsyncState } from '../../design/controls/AsyncButton';
import { useAppDispatch } from '../../state/appHooks';
import { useRun } from '../../state/useRun';
import { useWait } from '../../state/useWait';

interface MessageSending {
  /** State of the button that sends. */
  readonly state: AsyncState;
  readonly failure: ServiceError | undefined;
  /** Resolves to success. `onSent` shows it on the page; a toast reports it when the page was left. */
  readonly send: (message: ContactMessage, onSent: () => void) => Promise<boolean>;
}

/** Sends a message from a form; `draft` names the form: another one waits for no answer of this one. */
export function useSendMessage(draft: string): MessageSending {
  const dispatch = useAppDispatch();
  const wait = useWait(draft);
  const { state, failure, run } = useRun(sendMessage);
  const send = async (message: ContactMessage, onSent: () => void): Promise<boolean> => {
    const isAwaited = wait();
    if (!(await run(message))) return false;
    if (isAwaited()) onSent();
    else dispatch(notified({ kind: 'contact/sent' }, 'success'));
    return true;
  };
  return { state, failure, send };
}
