import type { Contract } from '../contract/contract';
import type { Cents } from '../basis/money';
import type { OrderTariff } from './orderPricing';

/** When an account is reloaded, and with how much (P9.4). */
export interface AccountReload {
  /** The account is reloaded when its balance is below this amount. */
  readonly threshold: Cents;
  readonly value: Cents;
}

/** The published prices of a category or plan (M3.12, P3.15). */
export interface SubscriptionTariff extends OrderTariff {
  /** The plan or category, as in `ContractCategory`. */
  readonly code: string;
  /**
   * The server's own name for the deposit, sent back with an order and never interpreted: the usual one of
   * the category where the deposit has none; empty where neither is published.
   */
  readonly bondCode: string;
  /** The name of the offer, where it is published. */
  readonly name: string | null;
  /** null where the account is not reloaded (P9.4). */
  readonly reload: AccountReload | null;
  /** Further badges may be ordered online (M5.27). */
  readonly registersBadges: boolean;
}

/**
 * Whether an order can be placed at this price: it must name the deposit (M7.24, P3.19). The server would
 * refuse it at the last step otherwise.
 */
export function isOrderable({ bondCode }: Pick<SubscriptionTariff, 'bondCode'>): boolean {
  return bondCode !== '';
}

/**
 * The tariff by which a contract may order badges: that of its category, if the category allows further
 * badges and the contract is not special. null where it may order none (M5.27).
 */
export function badgeOrderTariff(
  tariffs: readonly SubscriptionTariff[],
  { category, status }: Pick<Contract, 'category' | 'status'>,
): SubscriptionTariff | null {
  if (status === 'special') return null;
  const own = tariffs.find(
    ({ code, registersBadges }) => registersBadges && code === category.code,
  );
  return own ?? null;
}

/**
 * Whether it is unknown if a contract may order badges: no price of its category is known, and some prices
 * could not be read (P7.2). The sentence of M5.27 could then be wrong.
 */
export function isOrderUndecided(
  tariffs: readonly SubscriptionTariff[],
  unreadableCount: number,
  { category, status }: Pick<Contract, 'category' | 'status'>,
): boolean {
  const isKnown = tariffs.some(({ code }) => code === category.code);
  return unreadableCount > 0 && status !== 'special' && !isKnown;
}
