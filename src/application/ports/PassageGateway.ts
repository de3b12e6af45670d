import type { TaskEither } from 'fp-ts/TaskEither';
import type { PassagePage } from '../../domain/passage';
import type { PassagePageSize } from '../../domain/passagePageSize';
import type { PassagePeriod } from '../../domain/passagePeriod';
import type { ServiceError } from '../kernel/ServiceError';

export interface PassageQuery {
  /** From 1. */
  readonly page: number;
  readonly size: PassagePageSize;
  readonly period: PassagePeriod;
  /** null = every badge. */
  readonly badgeReference: string | null;
}

export interface PassageGateway {
  list(query: PassageQuery): TaskEither<ServiceError, PassagePage>;
  /** The server's CSV text for these passages (M7.23), as it came. */
  exportCsv(passageIds: readonly number[]): TaskEither<ServiceError, string>;
}
