import type * as TE from 'fp-ts/TaskEither';
import type { Traffic } from '../../../domain/publicSite/traffic';
import type { ServiceError } from '../../kernel/ServiceError';

export interface TrafficGateway {
  /** The current state of the tunnels (P3.10). */
  read(): TE.TaskEither<ServiceError, Traffic>;
}
