import type { FreeRampAction } from '../../application/freeRamp/FreeRampNotice';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { ReceiptError } from '../../application/ports/freeRamp/ReceiptGateway';
import type { ErrorMessages } from '../messages/messageFor';
import { operatorSays } from '../words/operatorText.fr';

/** The toasts of the free-ramp area. */
export const words = {
  /** Used when the server sends no sentence (P8.17). */
  actions: {
    bankAccountSaved: 'Votre IBAN a été enregistré.',
    bankAccountRemoved: 'Votre IBAN a été supprimé.',
    cardUnlinked: 'La carte a été dissociée.',
    receiptDownloaded: 'Le reçu a été téléchargé.',
    receiptMade: 'Le reçu a été généré. Vous le retrouvez dans vos reçus.',
    refundRequested: 'Votre demande de remboursement a été envoyée.',
    refundsClaimed: 'Votre demande de remboursement a été confirmée.',
  } satisfies Record<FreeRampAction, string>,
  /** With the number of its tickets; the others arrive within 72 hours (P9.12). */
  cardLinked: (ticketCount: number): string => {
    if (ticketCount === 0)
      return "La carte a été associée. Ses tickets peuvent mettre jusqu'à 72 heures à apparaître.";
    return ticketCount === 1
      ? "La carte a été associée. 1 ticket est déjà là\u202f; les suivants peuvent mettre jusqu'à 72 heures à apparaître."
      : `La carte a été associée. ${ticketCount} tickets sont déjà là\u202f; les suivants peuvent mettre jusqu'à 72 heures à apparaître.`;
  },
  /** After the cause. */
  perhapsRequested:
    'Votre demande de remboursement a peut-être été reçue\u202f: avant de la renvoyer, recherchez de nouveau ce ticket.',
  /** Quoted (P8.5); the cause follows. */
  receiptFailed: "Une erreur s'est produite.",
  receiptFailures: {
    'receipt/not-found': ({ message }) =>
      operatorSays(message, 'Ce reçu est introuvable. Réessayez plus tard ou contactez-nous.'),
    'receipt/not-a-pdf': () =>
      "Le document reçu n'est pas un PDF lisible. Réessayez dans quelques minutes.",
  } satisfies ErrorMessages<Exclude<ReceiptError, ServiceError>>,
};

export type Words = typeof words;
