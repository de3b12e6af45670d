import { words } from './upload.words.fr';
import type { UploadError } from '../../../domain/document/upload';
import type { ErrorMessages } from '../../messages/messageFor';

/** Why a document cannot be uploaded, and what to do; `missing` is the field's own sentence. */
export function uploadMessages(missing: string): ErrorMessages<UploadError> {
  return { ...words.failures, 'upload/missing': () => missing };
}
