import type { TaskEither } from 'fp-ts/TaskEither';
import type { ContactMessage } from '../../domain/contactMessage';
import type { ServiceError } from '../kernel/ServiceError';

/** What visitors write to the operator. */
export interface MessageGateway {
  /** P7.22. */
  send(message: ContactMessage): TaskEither<ServiceError, void>;
}
