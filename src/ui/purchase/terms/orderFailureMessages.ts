import { words } from './words.fr';
import type { NotSent } from '../../../application/purchase/placePurchase';
import { isAnswerLost, type ServiceError } from '../../../application/kernel/ServiceError';
import type { ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** Why the order failed; the server's sentence if it sent one (P8.10). */
export const orderFailureMessages: ErrorMessages<ServiceError | NotSent> = {
  ...serviceMessages,
  ...words.errors,
};

/**
 * What is stored and what to do next: an order with a lost answer may have been received; the server
 * recognises its key.
 */
export function wayOnAfter(failure: ServiceError | NotSent): string {
  return failure.kind !== 'purchase/not-sent' && isAnswerLost(failure)
    ? words.perhapsReceived
    : words.kept;
}
