import { ok, refused, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { findNotice, storeNotice } from './notices.ts';

const guess = 'retrieveNotice';
const unknownNotice =
  'Aucune constatation de non-paiement ne correspond à ce numéro et à cette plaque.';

/**
 * A notice, for anyone who knows its number and the plate. While it is open, the e-mail is stored
 * as the receipt's address (P7.20).
 */
export const retrieveNotice: OpenHandler<'retrieveNotice'> = ({ body }, { store, attempts }) => {
  if (attempts.areTooMany(guess)) return tooMany();
  const notice = findNotice(store, body.reference.replaceAll(/\s/g, ''))?.notice;
  if (notice?.numberplate !== body.numberplate.toUpperCase()) {
    attempts.countWrong(guess);
    return refused(unknownNotice);
  }
  const cnp = { ...notice, email: body.email };
  if (notice.isOpen) storeNotice(store, cnp);
  return ok({ state: true, response: null, cnp });
};
