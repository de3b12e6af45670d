import { formatEuros } from '../../domain/basis/money';
import type { AccountReload } from '../../domain/ordering/subscriptionTariff';

/** The value of « Rechargement automatique »: how much, and when (P9.4). */
export function reloadWords({ value, threshold }: AccountReload): string {
  return `${formatEuros(value)} quand il reste moins de ${formatEuros(threshold)}`;
}
