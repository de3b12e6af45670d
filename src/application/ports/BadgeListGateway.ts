import type { TaskEither } from 'fp-ts/TaskEither';
import type { Badge } from '../../domain/badge';
import type { ServiceError } from '../kernel/ServiceError';

export interface BadgeListGateway {
  /** The badges of every contract, one list per contract (M7.12). */
  list(): TaskEither<ServiceError, readonly (readonly Badge[])[]>;
}
