import { words } from '../forms.words.fr';
import type { ContractLinkError } from '../../../domain/account/contractLink';
import type { ErrorMessages } from '../../messages/messageFor';

export const contractLinkMessages: ErrorMessages<ContractLinkError> = words.contractLinkFailures;
