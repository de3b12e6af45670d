import { words } from '../forms.words.fr';
import type { ContractLinkError } from '../../../domain/account/contractLink';
import type { EmailError } from '../../../domain/basis/email';
import type { PhoneError } from '../../../domain/basis/phone';
import type { ErrorMessages } from '../../messages/messageFor';

export const emailMessages: ErrorMessages<EmailError> = words.email.failures;

export const phoneMessages: ErrorMessages<PhoneError> = words.phoneFailures;

export const contractLinkMessages: ErrorMessages<ContractLinkError> = words.contractLinkFailures;
