import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { ContactNotice } from '../../../application/contact/ContactNotice';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';
import { operator } from '../../operator';

/** Quoted from the specification (P8.14). */
const FAILED =
  "Une erreur est survenue durant l'envoi de votre message, veuillez re-commencer ultérieurement, notre équipe vient d'en être informée.";

/** The sentences of the toasts of the contact form. */
export const contactNotices: ErrorMessages<ContactNotice> = {
  'contact/sent': () =>
    `Votre message a été envoyé à ${operator.name}. Notre équipe vous répondra dès que possible.`,
  'contact/failed': ({ reason }) => (hasCause(reason) ? `${FAILED} ${causeOf(reason)}` : FAILED),
};

/** A refusal without a sentence adds nothing to the quoted one. */
function hasCause(reason: ServiceError): boolean {
  return reason.kind !== 'service/refused' || reason.message !== null;
}

function causeOf(reason: ServiceError): string {
  return messageFor(serviceMessages, reason);
}
