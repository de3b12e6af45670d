import type { Badge } from './badge';
import { emptyList, type PartialList } from './partialList';
import type { PaidReference } from './paidReference';
import type { Subscriber } from './subscriber';

/** Badges as they are told again after an order, one list per contract; a missing one is empty (M3.1, M7.12). */
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

/** Without the unpaid invoices that were settled under `reference` (M2.20, M9.7). */
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
