import type { PurchaseIbanError } from '../../../domain/purchase/purchaseIban';
import type { ErrorMessages } from '../../messages/messageFor';

/** The first two are quoted (P5.8). */
export const purchaseIbanMessages: ErrorMessages<PurchaseIbanError> = {
  'iban/too-short': () => "L'IBAN fourni est trop court.",
  'iban/invalid': () => "L'IBAN fourni n'est pas valide.",
  'iban/foreign': () =>
    "Cet IBAN n'est pas français. Saisissez celui d'un compte français, ou contactez notre service clients.",
};
