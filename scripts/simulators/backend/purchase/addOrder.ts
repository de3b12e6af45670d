import { ok, refused } from '../../http/answers.ts';
import type { BodyOf, OpenHandler } from '../../http/operationTypes.ts';
import type { Services } from '../../world/Services.ts';
import { isSellable } from './isSellable.ts';
import { storedRequest } from './storedRequest.ts';
import { orderedWith, orderRefusal, placeOrder } from './orders.ts';

/**
 * Stores the order of a subscription, which then waits for its signature and payment (P7.15, P4.3).
 * A repeated `Idempotency-Key` places no second order: the first answer is given again.
 */
export const addOrder: OpenHandler<'addOrder'> = ({ body, header }, services) => {
  const key = header['Idempotency-Key'] ?? null;
  const known =
    key === null ? undefined : orderedWith(services.store, key, { kind: 'subscription' });
  const reference = known === undefined ? orderIfSellable(body, key, services) : known;
  return reference === null
    ? refused(orderRefusal)
    : ok({ state: true, response: null, reference });
};

function orderIfSellable(
  body: BodyOf<'addOrder'>,
  key: string | null,
  services: Services,
): string | null {
  if (!isSellable(body, services)) return null;
  return placeOrder(services, {
    kind: 'subscription',
    email: body.email,
    data: storedRequest(body),
    key,
  });
}
