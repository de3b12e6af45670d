import type { Badge } from '../badge/badge';
import { emptyList, type PartialList } from '../basis/partialList';
import type { PaidReference } from '../payment/paidReference';
import type { Subscriber } from './subscriber';

/**
 * The subscriber with the badges that the server returned after an order, one list per contract; a missing
 * list is empty (M3.1, M7.12).
 */
export function withBadges(
  subscriber: Subscriber,
  badges: readonly PartialList<Badge>[],
): Subscriber {
  return {
    ...subscriber,
    contracts: subscriber.contracts.map((file, index) => {
      const { items, unreadable } = badges[index] ?? emptyList;
      return { ...file, badges: items, unreadable: { ...file.unreadable, badges: unreadable } };
    }),
  };
}

/** The subscriber without the unpaid invoices that were paid under `reference` (M2.20, M9.7). */
export function withoutUnpaid(subscriber: Subscriber, reference: PaidReference): Subscriber {
  return {
    ...subscriber,
    contracts: subscriber.contracts.map((file) =>
      file.contract === null
        ? file
        : {
            ...file,
            contract: {
              ...file.contract,
              unpaidInvoices: file.contract.unpaidInvoices.filter(
                (unpaid) => unpaid.reference !== reference,
              ),
            },
          },
    ),
  };
}
