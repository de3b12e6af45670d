import type { InvoiceError } from '../../../application/ports/invoice/InvoiceGateway';
import type { ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** Why a document failed to load, and what to do. */
export const invoiceMessages: ErrorMessages<InvoiceError> = {
  ...serviceMessages,
  'invoice/not-found': ({ message }) =>
    message ?? 'Ce document est introuvable. Réessayez plus tard ou contactez-nous.',
  'invoice/not-a-pdf': () =>
    "Le document reçu n'est pas un PDF lisible. Réessayez dans quelques minutes\u202f; si le problème persiste, contactez-nous.",
};
