import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { RefundIdentifierError } from '../../../domain/freeRamp/refundIdentifier';
import type { RefundRequestError } from '../../../domain/freeRamp/refundRequest';
import { emailMessages } from '../../forms/fields/emailMessages';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** Quoted from the specification (P5.21). */
export const identifierMessages: ErrorMessages<RefundIdentifierError> = {
  'refund/identifier-format': () => "L'identifiant fourni n'est au bon format.",
};

/** Shown above the form when a field is empty; quoted (P5.22). */
export const requestIncomplete = 'Veuillez remplir tous les champs.';

/** Quoted from P5.22; the sentence of an empty field names what is required. */
export const refundRequestMessages: ErrorMessages<RefundRequestError> = {
  ...emailMessages,
  'email/invalid': () => "Votre adresse mail n'est pas conforme.",
  'lastname/missing': () => 'Saisissez votre nom.',
  'firstname/missing': () => 'Saisissez votre prénom.',
  'iban/missing': () => "Saisissez l'IBAN du compte à créditer.",
  'iban/invalid': () => "Votre IBAN n'est pas valide.",
  'iban/not-french': () =>
    "Votre IBAN n'est pas français, veuillez prendre contact avec nous pour pouvoir être remboursé.",
  'bic/missing': () => 'Saisissez le BIC de votre banque.',
  'bic/too-short': () => "Votre BIC n'est pas au bon format.",
  'bic/invalid': () => "Votre BIC n'est pas au bon format.",
};

/** The server's sentence, or the quoted one with its cause (P8.4). */
export function lookUpFailure(failure: ServiceError): string {
  const cause = messageFor(serviceMessages, failure);
  return isToldByServer(failure)
    ? cause
    : `Une erreur s'est produite, veuillez recommencer. ${cause}`;
}

/** Whether the server explained the failure; after too many attempts an immediate retry is useless, too. */
function isToldByServer(failure: ServiceError): boolean {
  return (
    failure.kind === 'service/too-many-requests' ||
    ('message' in failure && failure.message !== null)
  );
}
