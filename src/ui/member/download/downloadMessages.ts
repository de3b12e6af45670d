import { formatWait } from '../../words/format.fr';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** Why a part of a download is missing, and what to do. What was fetched is kept. */
export const downloadMessages: ErrorMessages<ServiceError> = {
  ...serviceMessages,
  'service/too-many-requests': ({ retryAfterSeconds }) =>
    `Nos services limitent le nombre de demandes. Vous pourrez reprendre ${formatWait(retryAfterSeconds)}\u202f; ce qui est déjà téléchargé est gardé.`,
  'service/fault': () =>
    "Une erreur s'est produite dans cette page. Ce qui est déjà téléchargé est gardé\u202f: réessayez. Si l'erreur revient, contactez-nous.",
};
