import type { Contract } from './contract';
import type { Cents } from './money';
import type { OrderTariff } from './orderPricing';

/** When an account is topped up, and by how much (P9.4). */
export interface AccountReload {
  /** The balance below which it is. */
  readonly threshold: Cents;
  readonly value: Cents;
}

/** The published prices of a category or plan (M3.12, P3.15). */
export interface SubscriptionTariff extends OrderTariff {
  /** The category's or plan's two digits. */
  readonly code: string;
  /** Code of the deposit, the category's usual one where the deposit names none; empty where neither is published. */
  readonly bondCode: string;
  /** The offer's name, where it is published. */
  readonly name: string | null;
  /** null where the account is not topped up (P9.4). */
  readonly reload: AccountReload | null;
  /** Further badges may be ordered online (M5.27). */
  readonly registersBadges: boolean;
}

/**
 * The tariff by which a contract may order badges: that of its category, where it registers badges and the contract's status is
 * not C. undefined where it may order none (M5.27).
 */
export function badgeOrderTariff(
  tariffs: readonly SubscriptionTariff[],
  { category, status }: Pick<Contract, 'category' | 'status'>,
): SubscriptionTariff | undefined {
  if (status === 'special') return undefined;
  return tariffs.find(({ code, registersBadges }) => registersBadges && code === category.code);
}

/**
 * Whether it cannot be told if a contract may order badges: no price of its category is known, and some could not be read (P7.2). The
 * sentence of M5.27 would then be wrong.
 */
export function isOrderUndecided(
  tariffs: readonly SubscriptionTariff[],
  unreadableCount: number,
  { category, status }: Pick<Contract, 'category' | 'status'>,
): boolean {
  const isKnown = tariffs.some(({ code }) => code === category.code);
  return unreadableCount > 0 && status !== 'special' && !isKnown;
}
