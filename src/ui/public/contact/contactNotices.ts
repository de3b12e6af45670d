import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { ContactNotice } from '../../../application/public/ContactNotice';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { operator } from '../../operator';

/** Quoted letter for letter (P8.14). */
const FAILED =
  "Une erreur est survenue durant l'envoi de votre message, veuillez re-commencer ultérieurement, notre équipe vient d'en être informée.";

/** The sentences of the toasts of the contact form. */
export const contactNotices: ErrorMessages<ContactNotice> = {
  'contact/sent': () =>
    `Votre message a été envoyé à ${operator.name}. Notre équipe vous répondra dès que possible.`,
  'contact/failed': ({ reason }) => (hasCause(reason) ? `${FAILED} ${causeOf(reason)}` : FAILED),
};

/** A server that only says no told nothing more than the quoted sentence does. */
function hasCause(reason: ServiceError): boolean {
  return reason.kind !== 'service/refused' || reason.message !== null;
}

function causeOf(reason: ServiceError): string {
  return messageFor(serviceMessages, reason);
}
