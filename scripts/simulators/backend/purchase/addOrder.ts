import { ok, refused } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { isSellable } from './isSellable.ts';
import { keptRequest } from './keptRequest.ts';
import { orderRefusal, placeOrder } from './orders.ts';

/** Keeps an order of a subscription, which waits for its signature and its payment (P7.15, P4.3). */
export const addOrder: OpenHandler<'addOrder'> = ({ body }, world) => {
  if (!isSellable(body, world)) return refused(orderRefusal);
  const reference = placeOrder(world, {
    kind: 'subscription',
    email: body.email,
    data: keptRequest(body),
  });
  return ok({ state: true, response: null, reference });
};
