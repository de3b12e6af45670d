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

type NewOrder =
  | { readonly kind: 'extra'; readonly email: string; readonly data: ExtraBadges }
  | {
      readonly kind: 'subscription';
      readonly email: string;
      readonly data: OrderRequest;
      /** Names the wish to order; null when it came without a name. */
      readonly key: string | null;
    };

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
      key: kind === 'subscription' ? order.key : null,
    },
  );
  return String(id);
}

/** The reference of the order that was kept with a key; undefined when none was. */
export function orderedWith(store: Store, key: string): string | undefined {
  const found = store.row<{ id: number }>('SELECT id FROM badgeOrder WHERE idempotencyKey = :key', {
    key,
  });
  return found && String(found.id);
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
