import { words } from '#words/forms/forms';
import type { ContractLinkError } from '../../../domain/account/contractLink';
import type { ErrorMessages } from '../../messages/messageFor';

export const contractLinkMessages: ErrorMessages<ContractLinkError> = words.contractLinkFailures;
