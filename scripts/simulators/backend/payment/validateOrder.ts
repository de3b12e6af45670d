import { ok, refused, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { unknownOrder } from '../purchase/orders.ts';
import { findDebt } from './findDebt.ts';

const guess = 'validateOrder';
const notConfirmed = "Votre paiement n'a pas été confirmé par la banque.";

/**
 * Whether a payment is confirmed; screens ask before they say so. For a free order, this call is
 * the confirmation (M7.6, M4.5, M4.6).
 */
export const validateOrder: OpenHandler<'validateOrder'> = ({ body }, services) => {
  const { attempts } = services;
  if (attempts.areTooMany(guess)) return tooMany();
  const debt = findDebt(services, bankReferenceOf(body.reference));
  if (debt === undefined) {
    attempts.countWrong(guess);
    return refused(unknownOrder);
  }
  if (!debt.isSettled && !debt.isFree) return refused(notConfirmed);
  if (!debt.isSettled) debt.settle();
  return ok({ state: true, response: 'Votre paiement a bien été enregistré.' });
};

/**
 * Orders come without their prefix: up to 7 digits are an order, 8 digits a notice (M7.6, M9.7).
 */
function bankReferenceOf(reference: string): string {
  return /^\d{1,7}$/.test(reference) ? `CDW${reference}` : reference.toUpperCase();
}
