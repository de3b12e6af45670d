import { ok, refused } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { recordAmendment } from './amendments.ts';
import { contactEmail } from './contactEmail.ts';
import { ownContract } from './ownContracts.ts';
import {
  postalAmendments,
  postalChanges,
  postalDetailsOf,
  postalProblem,
} from './postalDetails.ts';
import { syncSeconds } from './synchronisation.ts';

const notNow = 'Vos coordonnées ne peuvent pas être modifiées pour le moment.';

/**
 * Saves the addresses, phones and e-mail of a contract (M7.16). Addresses and e-mail follow one flag, phones another
 * (M3.6): what may not be edited has to come back as it was. What could be edited is held for the synchronisation
 * (M4.3). A corporate name is left as it is (M5.12).
 */
export const savePostalDetails: Handler<'savePostalDetails'> = (
  { body, path: { id }, caller },
  { store, clock },
) => {
  const now = clock.now();
  const own = ownContract(store, caller, id, now);
  if (own === undefined) return refused(notNow);
  const { kept, contract } = own;
  const { canUpdateADR, canUpdateCCT } = contract;
  const details = postalDetailsOf(body);
  const changes = postalChanges(kept, details);
  // The form sends it in upper case (M5.11), which is not how the person writes it.
  const email = body.email.toLowerCase();
  const isOwnEmail = email === own.email?.toLowerCase();
  const isKnownEmail = isOwnEmail || email === contactEmail(store, caller).toLowerCase();
  const isAddressNew = changes.correspondence || changes.billing || !isKnownEmail;
  const mayBeSaved =
    (canUpdateADR || !isAddressNew) &&
    (canUpdateCCT || !changes.phones) &&
    (canUpdateADR || canUpdateCCT);
  if (!mayBeSaved) return refused(notNow);
  const problem = postalProblem(details, email);
  if (problem !== undefined) return refused(problem);

  const heldUntil = now + syncSeconds;
  store.run(
    `UPDATE contract SET data = :data, email = :email,
       addressHeldUntil = max(addressHeldUntil, :addressHeldUntil),
       phoneHeldUntil = max(phoneHeldUntil, :phoneHeldUntil)
     WHERE id = :id`,
    {
      id,
      data: JSON.stringify({ ...kept, ...details }),
      email: canUpdateADR ? email : own.email,
      addressHeldUntil: canUpdateADR ? heldUntil : 0,
      phoneHeldUntil: canUpdateCCT ? heldUntil : 0,
    },
  );
  const newEmail = canUpdateADR && !isOwnEmail ? email : null;
  for (const amendment of postalAmendments(details, changes, newEmail)) {
    recordAmendment(store, id, now, amendment);
  }
  return ok({
    state: true,
    response: 'Vos coordonnées ont été enregistrées.',
    contract: ownContract(store, caller, id, now)?.contract ?? contract,
  });
};
