import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import type { Email } from '../../domain/email';
import { createUseCase } from '../kernel/createUseCase';
import { noticesOfSave } from './noticesOfSave';
import type { PostalDetailsSave, SavedContract } from '../ports/ContractGateway';

interface SavedPostalDetails extends SavedContract {
  /** What was sent: the answer does not tell it. */
  readonly email: Email;
}

/** Saves the addresses, phones and e-mail of a contract (M1.5, M7.16). */
export const savePostalDetails = createUseCase<PostalDetailsSave, SavedPostalDetails>(
  'member/savePostalDetails',
  (save, ports) =>
    pipe(
      ports.contracts.savePostalDetails(save),
      map((saved) => ({ ...saved, email: save.details.email })),
    ),
  noticesOfSave('postalDetails'),
);
