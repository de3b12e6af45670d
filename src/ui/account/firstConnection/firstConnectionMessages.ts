import { words } from './words.fr';
import type { FirstConnectionError } from '../../../application/ports/account/AccountGateway';
import type { ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** The server's own sentence if it sent one (P8.8). */
export const firstConnectionMessages: ErrorMessages<FirstConnectionError> = {
  ...serviceMessages,
  ...words.failures,
};
