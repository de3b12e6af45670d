import type { ContractLinkError } from '../../../domain/account/contractLink';
import type { ErrorMessages } from '../../messages/messageFor';

export const contractLinkMessages: ErrorMessages<ContractLinkError> = {
  'contractLink/name-missing': () => 'Saisissez le nom du titulaire du contrat.',
  'contractLink/number-missing': () => 'Saisissez le n° du contrat.',
};
