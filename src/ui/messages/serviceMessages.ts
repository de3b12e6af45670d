import { words } from './failures.words.fr';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { ErrorMessages } from './messageFor';

/** For each kind of failed call: what happened, and what to do. */
export const serviceMessages: ErrorMessages<ServiceError> = words.service;
