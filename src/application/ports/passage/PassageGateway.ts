import type * as TE from 'fp-ts/TaskEither';
import type { PassagePage } from '../../../domain/passage/passage';
import type { PassagePageSize } from '../../../domain/passage/passagePageSize';
import type { PassagePeriod } from '../../../domain/passage/passagePeriod';
import type { ServiceError } from '../../kernel/ServiceError';

export interface PassageQuery {
  /** From 1. */
  readonly page: number;
  readonly size: PassagePageSize;
  readonly period: PassagePeriod;
  /** null = every badge. */
  readonly badgeReference: string | null;
}

/** The passages of the subscriber, as a list and as a CSV text. */
export interface PassageGateway {
  /** One page of the passages of a period, newest first (M7.13). */
  list(query: PassageQuery): TE.TaskEither<ServiceError, PassagePage>;
  /** The server's CSV text for these passages (M7.23), unchanged. */
  exportCsv(passageIds: readonly number[]): TE.TaskEither<ServiceError, string>;
}
