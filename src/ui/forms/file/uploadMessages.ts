import type { UploadError } from '../../../domain/basis/upload';
import type { ErrorMessages } from '../../messages/messageFor';

/** Why a document cannot be uploaded, and what to do; `missing` is the field's own sentence. */
export function uploadMessages(missing: string): ErrorMessages<UploadError> {
  return {
    'upload/missing': () => missing,
    'upload/wrong-kind': () =>
      "Ce fichier n'est pas dans un format accepté. Choisissez un fichier PDF, PNG ou JPEG.",
    'upload/empty': () => 'Ce fichier est vide. Choisissez-en un autre.',
    'upload/too-large': () =>
      'Ce fichier dépasse 10\u202fMo. Choisissez un fichier plus léger, par exemple une photo moins précise.',
    'upload/not-what-it-says': () =>
      "Le contenu de ce fichier ne correspond pas à son nom. Choisissez le document d'origine, en PDF, PNG ou JPEG.",
    'upload/unreadable': () =>
      "Ce fichier ne peut pas être lu. Vérifiez qu'il est toujours à sa place, puis choisissez-le à nouveau.",
  };
}
