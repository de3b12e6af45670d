import { isValidIBAN } from 'ibantools';
import { ok, refused } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { recordAmendment } from './amendments.ts';
import { ownContract } from './ownContracts.ts';
import { syncSeconds } from './synchronisation.ts';

/**
 * Saves the IBAN and the bank slip of a contract and locks them for the synchronisation (M7.18,
 * M4.3). The IBAN needs correct check digits (ISO 13616) and, in France and Monaco, a correct
 * national key (M5.7).
 */
export const saveBankDetails: Handler<'saveBankDetails'> = (
  { body: { iban, rib }, path: { id }, caller },
  { store, clock },
) => {
  const now = clock.now();
  const own = ownContract(store, caller, id, now);
  if (own?.contract.canUpdateBQE !== true) {
    return refused('Vos coordonnées bancaires ne peuvent pas être modifiées pour le moment.');
  }
  if (!isValidIBAN(iban)) return refused("L'IBAN fourni est trop court ou non valide.");
  store.run('UPDATE contract SET data = :data, bankHeldUntil = :heldUntil WHERE id = :id', {
    data: JSON.stringify({ ...own.stored, iban }),
    heldUntil: now + syncSeconds,
    id,
  });
  store.run(
    `INSERT INTO upload (contractId, kind, contentType, bytes, receivedAt)
     VALUES (:id, 'rib', :contentType, :bytes, :now)`,
    { id, contentType: rib.type || 'application/octet-stream', bytes: rib.bytes, now },
  );
  if (iban !== own.stored.iban) {
    const detail = `Nouveau compte se terminant par ${iban.slice(-4)}`;
    recordAmendment(store, id, now, { title: 'IBAN modifié', detail });
  }
  return ok({ state: true, response: 'Vos coordonnées bancaires ont été enregistrées.' });
};
