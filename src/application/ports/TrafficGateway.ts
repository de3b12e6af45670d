import type { TaskEither } from 'fp-ts/TaskEither';
import type { Traffic } from '../../domain/traffic';
import type { ServiceError } from '../kernel/ServiceError';

export interface TrafficGateway {
  /** The state of the tunnels now (P3.10). */
  read(): TaskEither<ServiceError, Traffic>;
}
