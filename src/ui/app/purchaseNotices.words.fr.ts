import type { PurchaseNotice } from '../../application/purchase/PurchaseNotice';
import type { ErrorMessages } from '../messages/messageFor';

/** The toasts of the purchase. */
export const words = {
  'purchase/email-unchecked': () =>
    "Nous n'avons pas pu vérifier si votre adresse e-mail a déjà un compte. Vous pouvez continuer\u202f: si c'est le cas, votre commande y sera rattachée.",
} satisfies ErrorMessages<PurchaseNotice>;

export type Words = typeof words;
