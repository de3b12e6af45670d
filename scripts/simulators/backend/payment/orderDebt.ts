import type { World } from '../../world/World.ts';
import type { ExtraBadges } from '../purchase/orders.ts';
import { addBadges } from './addBadges.ts';
import type { Debt } from './Debt.ts';
import { openSubscription } from './openSubscription.ts';
import { remindToSign } from './remindToSign.ts';

interface OrderRow {
  readonly kind: 'extra' | 'subscription';
  readonly email: string;
  readonly cents: number;
  readonly data: string;
  readonly signedAt: number | null;
  readonly settledAt: number | null;
}

/** An order: its extra badges exist once it is settled, the contract of a subscription once it is signed as well (M4.5). */
export function orderDebt(world: World, id: number): Debt | undefined {
  const { store, clock } = world;
  const order = store.row<OrderRow>(
    'SELECT kind, email, cents, data, signedAt, settledAt FROM badgeOrder WHERE id = :id',
    { id },
  );
  if (order === undefined) return undefined;
  return {
    dueCents: order.cents,
    isSettled: order.settledAt !== null,
    mayBePaid: true,
    isFree: order.cents === 0,
    settle() {
      store.run('UPDATE badgeOrder SET settledAt = :now WHERE id = :id', { id, now: clock.now() });
      if (order.kind === 'extra') addBadges(world, JSON.parse(order.data) as ExtraBadges);
      else if (order.signedAt === null) remindToSign(world, id, order.email);
      else openSubscription(world, id);
    },
  };
}
