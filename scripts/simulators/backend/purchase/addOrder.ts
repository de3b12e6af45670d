import { ok, refused } from '../../http/answers.ts';
import type { BodyOf, OpenHandler } from '../../http/operationTypes.ts';
import type { World } from '../../world/World.ts';
import { isSellable } from './isSellable.ts';
import { keptRequest } from './keptRequest.ts';
import { orderedWith, orderRefusal, placeOrder } from './orders.ts';

/**
 * Keeps an order of a subscription, which waits for its signature and its payment (P7.15, P4.3). A key that an order was kept
 * with orders nothing more: its answer is told again.
 */
export const addOrder: OpenHandler<'addOrder'> = ({ body, header }, world) => {
  const key = header['Idempotency-Key'] ?? null;
  const kept = key === null ? undefined : orderedWith(world.store, key, { kind: 'subscription' });
  const reference = kept === undefined ? orderIfSellable(body, key, world) : kept;
  return reference === null
    ? refused(orderRefusal)
    : ok({ state: true, response: null, reference });
};

function orderIfSellable(
  body: BodyOf<'addOrder'>,
  key: string | null,
  world: World,
): string | null {
  if (!isSellable(body, world)) return null;
  return placeOrder(world, {
    kind: 'subscription',
    email: body.email,
    data: keptRequest(body),
    key,
  });
}
