import type * as TE from 'fp-ts/TaskEither';
import type { Instant } from '../../../domain/basis/instant';
import type { ServiceError } from '../../kernel/ServiceError';

export interface ArchivedFile {
  /** Unique in its archive, with its ending. */
  readonly name: string;
  readonly content: Blob;
  readonly modifiedAt: Instant;
}

/** Writes files into one archive of the type `application/zip`. */
export interface ArchiveWriter {
  /** One zip of these files; `service/unreachable` if its code does not load. */
  zip(files: readonly ArchivedFile[]): TE.TaskEither<ServiceError, Blob>;
}
