import type { FreeRampDeed, FreeRampNotice } from '../../application/freeRamp/FreeRampNotice';
import type { ReceiptError } from '../../application/ports/freeRamp/ReceiptGateway';
import { messageFor, type ErrorMessages } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';

/** Used when the server sends no sentence (P8.17). */
const deedMessages: Readonly<Record<FreeRampDeed, string>> = {
  bankAccountSaved: 'Votre IBAN a été enregistré.',
  bankAccountRemoved: 'Votre IBAN a été supprimé.',
  cardUnlinked: 'La carte a été dissociée.',
  receiptDownloaded: 'Le reçu a été téléchargé.',
  receiptMade: 'Le reçu a été généré. Vous le retrouvez dans vos reçus.',
  refundRequested: 'Votre demande de remboursement a été envoyée.',
  refundsClaimed: 'Votre demande de remboursement a été confirmée.',
};

const receiptMessages: ErrorMessages<ReceiptError> = {
  ...serviceMessages,
  'receipt/not-found': ({ message }) =>
    message ?? 'Ce reçu est introuvable. Réessayez plus tard ou contactez-nous.',
  'receipt/not-a-pdf': () =>
    "Le document reçu n'est pas un PDF lisible. Réessayez dans quelques minutes.",
};

/** Quoted from the specification (P8.5); the cause follows. */
const RECEIPT_FAILED = "Une erreur s'est produite.";

/** The sentences of the toasts of the free-ramp area. */
export const freeRampNotices: ErrorMessages<FreeRampNotice> = {
  'freeRamp/done': ({ deed, sentence }) => sentence ?? deedMessages[deed],
  'freeRamp/card-linked': ({ ticketCount }) =>
    `La carte a été associée. ${foundTickets(ticketCount)}`,
  'freeRamp/receipt-failed': ({ reason }) => {
    const cause = messageFor(receiptMessages, reason);
    return cause === RECEIPT_FAILED ? cause : `${RECEIPT_FAILED} ${cause}`;
  },
};

/** Further refunds are processed within 72 hours (P9.12). */
function foundTickets(count: number): string {
  if (count === 0) return "Ses tickets peuvent mettre jusqu'à 72 heures à apparaître.";
  return count === 1
    ? "1 ticket est déjà là\u202f; les suivants peuvent mettre jusqu'à 72 heures à apparaître."
    : `${count} tickets sont déjà là\u202f; les suivants peuvent mettre jusqu'à 72 heures à apparaître.`;
}
