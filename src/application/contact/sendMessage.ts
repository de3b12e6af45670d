import type { ContactMessage } from '../../domain/contact/contactMessage';
import { createUseCase } from '../kernel/createUseCase';

/** Sends a message to the operator (P7.22, P8.14). The page itself says that it was sent (P8.15). */
export const sendMessage = createUseCase<ContactMessage, void>(
  'public/sendMessage',
  (message, { messages }) => messages.send(message),
  {
    isPublic: true,
    noticeOfFailure: (reason) => ({ kind: 'contact/failed', reason }),
  },
);
