import { words } from './refundWizard.words.fr';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { RefundIdentifierError } from '../../../domain/freeRamp/refundIdentifier';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

export const identifierMessages: ErrorMessages<RefundIdentifierError> = words.identifierFailures;

/** The server's sentence, or the quoted one with its cause (P8.4). */
export function lookUpFailure(failure: ServiceError): string {
  const cause = messageFor(serviceMessages, failure);
  return isToldByServer(failure) ? cause : words.search.failed(cause);
}

/** Whether the server explained the failure; after too many attempts an immediate retry is useless, too. */
function isToldByServer(failure: ServiceError): boolean {
  return (
    failure.kind === 'service/too-many-requests' ||
    ('message' in failure && failure.message !== null)
  );
}
