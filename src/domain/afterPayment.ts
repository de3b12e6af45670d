import type { Badge } from './badge';
import type { PaidReference } from './paidReference';
import type { Subscriber } from './subscriber';

/** Badges as they are told again after an order, one list per contract; a missing one is empty (M3.1, M7.12). */
export function withBadges(
  subscriber: Subscriber,
  badges: readonly (readonly Badge[])[],
): Subscriber {
  return {
    ...subscriber,
    contracts: subscriber.contracts.map((file, index) => ({
      ...file,
      badges: badges[index] ?? [],
    })),
  };
}

/** Without the unpaid invoices that were settled under `reference` (M2.20, M9.7). */
export function withoutUnpaid(subscriber: Subscriber, reference: PaidReference): Subscriber {
  return {
    ...subscriber,
    contracts: subscriber.contracts.map((file) => ({
      ...file,
      contract: {
        ...file.contract,
        unpaidInvoices: file.contract.unpaidInvoices.filter(
          (unpaid) => unpaid.reference !== reference,
        ),
      },
    })),
  };
}
