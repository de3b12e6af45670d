import { randomInt } from 'node:crypto';
import type { BadgeOrderAddress, DeliveryType, OrderRequest } from '../../../../generated/api.ts';
import { toCents } from '../../rules/money.ts';
import type { Store } from '../../store/database.ts';
import type { World } from '../../world/World.ts';

/** An order of extra badges as it is kept: the request, for which contract, and where the badges go. */
export interface ExtraBadges {
  readonly contractId: number;
  readonly nbBadge: number;
  readonly deliveryType: DeliveryType;
  readonly address: BadgeOrderAddress | null;
  readonly amountPaid: number;
  readonly bailTotal: number;
  readonly initialLoading: number;
  readonly shippingCost: number;
  readonly bondCode: string;
}

/** What wrong guesses of an order's reference are counted under, whichever call they come by. */
export const referenceGuess = 'orderReference';

/** How an order that does not add up is refused; which amount or field it was is not told. */
export const orderRefusal =
  "Votre commande n'a pas pu être enregistrée, veuillez vérifier les informations saisies.";

export const unknownOrder = 'Aucune commande ne correspond à cette référence.';

type NewOrder = {
  readonly email: string;
  /** Names the wish to order; null when it came without a name. */
  readonly key: string | null;
} & (
  | { readonly kind: 'extra'; readonly data: ExtraBadges }
  | { readonly kind: 'subscription'; readonly data: OrderRequest }
);

/** What the request orders: of another contract, or another kind of order, a key is not its key. */
export type OrderedThing =
  { readonly kind: 'extra'; readonly contractId: number } | { readonly kind: 'subscription' };

/** Keeps an order that waits for its payment; answers its reference, without the prefix CDW (P9.5). */
export function placeOrder({ store, clock }: World, order: NewOrder): string {
  const { kind, email, data } = order;
  const id = freeReference(store);
  store.run(
    `INSERT INTO badgeOrder (id, kind, contractId, email, cents, data, placedAt, idempotencyKey)
     VALUES (:id, :kind, :contractId, :email, :cents, :data, :placedAt, :key)`,
    {
      id,
      kind,
      contractId: kind === 'extra' ? order.data.contractId : null,
      email,
      cents: toCents(data.amountPaid),
      data: JSON.stringify(data),
      placedAt: clock.now(),
      key: order.key,
    },
  );
  return String(id);
}

/**
 * The reference of the order that was kept with a key, null when it was one of another thing, which the key
 * does not lead to; undefined when no order was kept with it.
 */
export function orderedWith(
  store: Store,
  key: string,
  thing: OrderedThing,
): string | null | undefined {
  const found = store.row<{ id: number; kind: string; contractId: number | null }>(
    'SELECT id, kind, contractId FROM badgeOrder WHERE idempotencyKey = :key',
    { key },
  );
  if (found === undefined) return undefined;
  // The contract of a subscription is opened later: its order is its own.
  const isOwn = thing.kind === 'subscription' || found.contractId === thing.contractId;
  return found.kind === thing.kind && isOwn ? String(found.id) : null;
}

/**
 * Seven digits that no order has. They are drawn, not counted: a reference is all it takes to read an order with its
 * address and its IBAN (P7.16), so that of a neighbour must not follow from one's own.
 */
function freeReference(store: Store): number {
  for (;;) {
    const id = randomInt(1_000_000, 10_000_000);
    if (store.row('SELECT 1 FROM badgeOrder WHERE id = :id', { id }) === undefined) return id;
  }
}

/**
 * The subscription ordered under a reference, with or without leading zeros. Orders of extra badges are their
 * subscriber's affair: to a visitor they are unknown.
 */
export function findSubscription(
  store: Store,
  reference: string,
): { readonly id: number; readonly email: string; readonly request: OrderRequest } | undefined {
  const found = store.row<{ id: number; email: string; data: string }>(
    `SELECT id, email, data FROM badgeOrder WHERE id = :id AND kind = 'subscription'`,
    { id: Number(reference) },
  );
  return (
    found && {
      id: found.id,
      email: found.email,
      request: JSON.parse(found.data) as OrderRequest,
    }
  );
}
