import type { TaskEither } from 'fp-ts/TaskEither';
import type { Subscriber } from '../../domain/subscriber';
import type { ServiceError } from '../kernel/ServiceError';

export interface SubscriberGateway {
  /** The signed-in subscriber with every contract, its invoices, badges and history (M7.11). */
  load(): TaskEither<ServiceError, Subscriber>;
}
