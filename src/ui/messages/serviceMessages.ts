import { words } from './failures.words.fr';
import { isAnswerLost, type ServiceError } from '../../application/kernel/ServiceError';
import { messageFor, type ErrorMessages } from './messageFor';

/** For each kind of failed call: what happened, and what to do. */
export const serviceMessages: ErrorMessages<ServiceError> = words.service;

/** A change that failed; where its answer is lost it may have been made, and `perhaps` says how to know. */
export function changeFailure(failure: ServiceError, perhaps: string): string {
  const cause = messageFor(serviceMessages, failure);
  return isAnswerLost(failure) ? `${cause} ${perhaps}` : cause;
}
