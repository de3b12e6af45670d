import type { ReceiptWishNotice } from '../../application/notice/ReceiptWishNotice';
import type { ErrorMessages } from '../messages/messageFor';

/** Quoted (P8.12, P8.13). */
export const words = {
  'receiptWish/kept': () =>
    'État de la demande de justificatif de paiement mis à jour avec succès.',
  'receiptWish/failed': () =>
    "Une erreur s'est produite durant la mise à jour de l'information de demande de justificatif, veuillez ré essayer ultérieurement.",
} satisfies ErrorMessages<ReceiptWishNotice>;

export type Words = typeof words;
