import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';
import type { BankDetails } from '../ports/ContractGateway';
import { bankDetailsSaved } from './memberEvents';
import { noticesOfSave } from './noticesOfSave';

/** Changes the account that a contract is settled with (M1.5, M7.18). */
export const saveBankDetails = createUseCase<BankDetails, Saved>(
  'member/saveBankDetails',
  (details, ports) => ports.contracts.saveBankDetails(details),
  {
    ...noticesOfSave('bankDetails'),
    eventOfSuccess: (_, { contractId, iban }) => bankDetailsSaved({ contractId, iban }),
  },
);
