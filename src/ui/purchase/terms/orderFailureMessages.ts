import type { NotSent } from '../../../application/purchase/placePurchase';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** Why the order was not taken; the server's own sentence where it sent one (P8.10). */
export const orderFailureMessages: ErrorMessages<ServiceError | NotSent> = {
  ...serviceMessages,
  'purchase/not-sent': () =>
    "Votre commande n'est pas partie\u202f: il manque une information d'une étape précédente. Revenez en arrière pour la compléter.",
};
