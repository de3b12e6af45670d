import { ok, refused, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { unknownOrder } from '../purchase/orders.ts';
import { findDebt } from './findDebt.ts';

const guess = 'validateOrder';
const notConfirmed = "Votre paiement n'a pas été confirmé par la banque.";

/** Whether a payment stands, asked before any screen says so; a free order stands from this call on (M7.6, M4.5, M4.6). */
export const validateOrder: OpenHandler<'validateOrder'> = ({ body }, world) => {
  const { attempts } = world;
  if (attempts.areTooMany(guess)) return tooMany();
  const debt = findDebt(world, bankReferenceOf(body.reference));
  if (debt === undefined) {
    attempts.wrong(guess);
    return refused(unknownOrder);
  }
  if (!debt.isSettled && !debt.isFree) return refused(notConfirmed);
  if (!debt.isSettled) debt.settle();
  return ok({ state: true, response: 'Votre paiement a bien été enregistré.' });
};

/** An order comes here without its prefix: up to 7 digits are one, notices have 8 (M7.6, M9.7). */
function bankReferenceOf(reference: string): string {
  return /^\d{1,7}$/.test(reference) ? `CDW${reference}` : reference.toUpperCase();
}
