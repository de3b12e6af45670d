import type { NotSent } from '../../../application/purchase/placePurchase';
import { isAnswerLost, type ServiceError } from '../../../application/kernel/ServiceError';
import type { ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** Why the order failed; the server's sentence if it sent one (P8.10). */
export const orderFailureMessages: ErrorMessages<ServiceError | NotSent> = {
  ...serviceMessages,
  'purchase/not-sent': () =>
    "Votre commande n'est pas partie\u202f: il manque une information d'une étape précédente. Revenez en arrière pour la compléter.",
};

/**
 * What is stored and what to do next: an order with a lost answer may have been received; the server
 * recognises its key.
 */
export function wayOnAfter(failure: ServiceError | NotSent): string {
  return failure.kind !== 'purchase/not-sent' && isAnswerLost(failure)
    ? 'Votre commande a peut-être été reçue. Votre saisie est gardée\u202f: validez à nouveau, elle repart sous le même identifiant pour ne pas être enregistrée deux fois.'
    : 'Votre saisie est gardée\u202f: revenez en arrière pour la corriger, ou contactez-nous.';
}
