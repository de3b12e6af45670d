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
 * Saves the addresses, phones and e-mail of a contract (M7.16). Addresses and e-mail depend on one
 * flag, phones on another (M3.6): fields that may not be edited must be sent unchanged. The
 * editable fields are then locked for the synchronisation (M4.3). The corporate name is not changed
 * (M5.12).
 */
export const savePostalDetails: Handler<'savePostalDetails'> = (
  { body, path: { id }, caller },
  { store, clock },
) => {
  const now = clock.now();
  const own = ownContract(store, caller, id, now);
  if (own === undefined) return refused(notNow);
  const { stored, contract } = own;
  const { canUpdateADR, canUpdateCCT } = contract;
  const details = postalDetailsOf(body);
  const changes = postalChanges(stored, details);
  // The form sends the e-mail in upper case (M5.11).
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
      data: JSON.stringify({ ...stored, ...details }),
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
