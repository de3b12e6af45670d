import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';
import type { BankDetails } from '../ports/contract/ContractGateway';
import { bankDetailsSaved } from '../subscriber/memberEvents';
import { noticesOfSave } from '../subscriber/noticesOfSave';

/** Changes the bank account that a contract is paid from (M1.5, M7.18). */
export const saveBankDetails = createUseCase<BankDetails, Saved>(
  'member/saveBankDetails',
  (details, ports) => ports.contracts.saveBankDetails(details),
  {
    ...noticesOfSave('bankDetails'),
    eventOfSuccess: (_, { contractId, iban }) => bankDetailsSaved({ contractId, iban }),
  },
);
