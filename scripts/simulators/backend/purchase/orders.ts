import { randomInt } from 'node:crypto';
import type { BadgeOrderAddress, DeliveryType, OrderRequest } from '../../../../generated/api.ts';
import { toCents } from '../../rules/money.ts';
import type { Store } from '../../store/database.ts';
import type { Services } from '../../world/Services.ts';

/**
 * An order of extra badges as it is stored: the request, its contract, and the delivery address.
 */
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

/** The key under which wrong order references are counted, whichever call receives them. */
export const referenceGuess = 'orderReference';

/** The refusal of an inconsistent order; it does not say which field is wrong. */
export const orderRefusal =
  "Votre commande n'a pas pu être enregistrée, veuillez vérifier les informations saisies.";

export const unknownOrder = 'Aucune commande ne correspond à cette référence.';

type NewOrder = {
  readonly email: string;
  /** The `Idempotency-Key`; null when the request had none. */
  readonly key: string | null;
} & (
  | { readonly kind: 'extra'; readonly data: ExtraBadges }
  | { readonly kind: 'subscription'; readonly data: OrderRequest }
);

/**
 * What a request orders. A key is valid for the same kind of order, and the same contract, only.
 */
export type OrderedThing =
  | { readonly kind: 'extra'; readonly contractId: number }
  | { readonly kind: 'subscription' };

/**
 * Stores an order that waits for its payment; returns its reference without the prefix CDW (P9.5).
 */
export function placeOrder({ store, clock, language }: Services, order: NewOrder): string {
  const { kind, email, data } = order;
  const id = freeReference(store);
  store.run(
    `INSERT INTO badgeOrder (id, kind, contractId, email, cents, data, placedAt, idempotencyKey, language)
     VALUES (:id, :kind, :contractId, :email, :cents, :data, :placedAt, :key, :language)`,
    {
      id,
      kind,
      contractId: kind === 'extra' ? order.data.contractId : null,
      email,
      cents: toCents(data.amountPaid),
      data: JSON.stringify(data),
      placedAt: clock.now(),
      key: order.key,
      language,
    },
  );
  return String(id);
}

/**
 * The reference of the order stored with this key; null when that order is of another kind or
 * contract; undefined when no order has the key.
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
  // A subscription gets its `contractId` later, when its contract is opened: it is not compared.
  const isOwn = thing.kind === 'subscription' || found.contractId === thing.contractId;
  return found.kind === thing.kind && isOwn ? String(found.id) : null;
}

/**
 * Seven digits that no order has. They are random, not counted: a reference is enough to read an
 * order with its address and IBAN (P7.16), so nobody must be able to derive another person's
 * reference.
 */
function freeReference(store: Store): number {
  for (;;) {
    const id = randomInt(1_000_000, 10_000_000);
    if (store.row('SELECT 1 FROM badgeOrder WHERE id = :id', { id }) === undefined) return id;
  }
}

/**
 * The subscription order with this reference, with or without leading zeros. Orders of extra badges
 * belong to their subscriber and are not found here.
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
