import type * as TE from 'fp-ts/TaskEither';
import type { ContactMessage } from '../../../domain/contact/contactMessage';
import type { ServiceError } from '../../kernel/ServiceError';

/** Messages of visitors to the operator. */
export interface MessageGateway {
  /** P7.22. */
  send(message: ContactMessage): TE.TaskEither<ServiceError, void>;
}
