import { inLanguage } from '../../world/inLanguage.ts';
import type { Language } from '../../world/language.ts';
import type { Services } from '../../world/Services.ts';
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
  readonly language: Language;
  readonly signedAt: number | null;
  readonly settledAt: number | null;
}

/**
 * The debt of an order. Settling it adds the extra badges, or opens the contract if the
 * subscription is signed too (M4.5).
 */
export function orderDebt(services: Services, id: number): Debt | undefined {
  const { store, clock } = services;
  const order = store.row<OrderRow>(
    'SELECT kind, email, cents, data, language, signedAt, settledAt FROM badgeOrder WHERE id = :id',
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
      const own = inLanguage(services, order.language);
      if (order.kind === 'extra') addBadges(services, JSON.parse(order.data) as ExtraBadges);
      else if (order.signedAt === null) remindToSign(own, id, order.email);
      else openSubscription(services, id);
    },
  };
}
