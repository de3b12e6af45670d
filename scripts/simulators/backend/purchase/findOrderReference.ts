import { ok, refused, tooMany } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { findSubscription, referenceGuess, unknownOrder } from './orders.ts';

/** The e-mail of an order (P7.17, P8.9). */
export const findOrderReference: OpenHandler<'findOrderReference'> = (
  { body },
  { store, attempts },
) => {
  if (attempts.areTooMany(referenceGuess)) return tooMany();
  const order = findSubscription(store, body.reference);
  if (order !== undefined) return ok({ state: true, response: null, email: order.email });
  attempts.countWrong(referenceGuess);
  return refused(unknownOrder);
};
