import type { OrderRequest } from '../../../../generated/api.ts';
import type { World } from '../../world/World.ts';
import type { ExtraBadges } from '../purchase/orders.ts';
import { addBadges } from './addBadges.ts';
import type { Debt } from './Debt.ts';
import { openContract } from './openContract.ts';

interface OrderRow {
  readonly kind: 'extra' | 'subscription';
  readonly cents: number;
  readonly data: string;
  readonly settledAt: number | null;
}

/** An order: its badges, and for a subscription its contract, exist once it is settled (M4.5). */
export function orderDebt(world: World, id: number): Debt | undefined {
  const { store, clock } = world;
  const order = store.row<OrderRow>(
    'SELECT kind, cents, data, settledAt FROM badgeOrder WHERE id = :id',
    { id },
  );
  if (order === undefined) return undefined;
  return {
    dueCents: order.cents,
    isSettled: order.settledAt !== null,
    mayBePaid: true,
    isFree: order.cents === 0,
    settle() {
      const contractId = carryOut(world, order);
      store.run('UPDATE badgeOrder SET settledAt = :now, contractId = :contractId WHERE id = :id', {
        id,
        contractId,
        now: clock.now(),
      });
    },
  };
}

/** Answers the contract that the badges are on. */
function carryOut(world: World, { kind, data }: OrderRow): number {
  if (kind === 'subscription') return openContract(world, JSON.parse(data) as OrderRequest);
  const order = JSON.parse(data) as ExtraBadges;
  addBadges(world, order);
  return order.contractId;
}
