import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import type { Iban } from '../../domain/iban';
import { createUseCase } from '../kernel/createUseCase';
import { noticesOfSave } from './noticesOfSave';
import type { Saved } from '../kernel/Saved';
import type { BankDetails } from '../ports/BillingGateway';

interface BankDetailsSaved extends Saved {
  readonly contractId: number;
  readonly iban: Iban;
}

/** Changes the account that a contract is settled with (M1.5, M7.18). Answers what was saved, and on which contract. */
export const saveBankDetails = createUseCase<BankDetails, BankDetailsSaved>(
  'member/saveBankDetails',
  (details, ports) =>
    pipe(
      ports.billing.saveBankDetails(details),
      map((saved) => ({ ...saved, contractId: details.contractId, iban: details.iban })),
    ),
  noticesOfSave('bankDetails'),
);
