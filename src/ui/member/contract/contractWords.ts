import { formatShortEuros } from '../../words/format.fr';
import type { Cents } from '../../../domain/basis/money';
import type { Contract } from '../../../domain/contract/contract';
import type { OutstandingLabel } from '../../../domain/contract/contractCategory';
import type { ShownContractStatus } from '../../../domain/contract/contractStatus';
import type { PaymentMethod } from '../../../domain/contract/paymentMethod';

/** M4.2. */
export const contractStatusWords: Readonly<Record<ShownContractStatus, string>> = {
  active: 'Actif',
  inactive: 'Inactif',
};

/** M3.3. */
export const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = {
  card: 'Carte bancaire',
  free: 'Gratuit',
  administrativeMandate: 'Mandat administratif',
  directDebit: 'Prélèvement',
};

/** M2.21, M9.6. */
export const outstandingWords: Readonly<Record<OutstandingLabel, string>> = {
  contractOutstanding: 'Encours du contrat',
  collectionInProgress: 'Encaissement en cours',
};

/** Beside the number of active badges, while an invoice is unpaid (M2.20). */
export const SUSPENDED_BADGES = "Suspendus jusqu'au règlement";

/** « Nous rechargeons 30 € quand il reste moins de 10 € »; null without a reload that is known. */
export function reloadSentence({
  reloadValue,
  reloadThreshold,
}: Pick<Contract, 'reloadValue' | 'reloadThreshold'>): string | null {
  if (reloadValue === null || reloadValue <= 0 || reloadThreshold === null) return null;
  const value = formatShortEuros(reloadValue);
  return `Nous rechargeons ${value} quand il reste moins de ${formatShortEuros(reloadThreshold)}`;
}

/** Whether words after an amount are in the plural: from 2 euros on. */
export function isPluralAmount(amount: Cents): boolean {
  return Math.abs(amount) >= 200;
}
