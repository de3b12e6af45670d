import { createUseCase } from '../kernel/createUseCase';
import type { PostalDetailsSave, SavedContract } from '../ports/contract/ContractGateway';
import { postalDetailsSaved } from '../subscriber/memberEvents';
import { noticesOfSave } from '../subscriber/noticesOfSave';

/** Saves the addresses, phones and e-mail of a contract (M1.5, M7.16). */
export const savePostalDetails = createUseCase<PostalDetailsSave, SavedContract>(
  'member/savePostalDetails',
  (save, ports) => ports.contracts.savePostalDetails(save),
  {
    ...noticesOfSave('postalDetails'),
    eventOfSuccess: ({ contract }, { details: { email } }) =>
      postalDetailsSaved({ contract, email }),
  },
);
