import type { TypeOf } from 'io-ts';
import type { User } from '../../../generated/codecs';
import type { Unreadable } from '../../../generated/combinators';
import { pairByContract } from '../../domain/contractLists';
import type { PartialList } from '../../domain/partialList';
import type { Subscriber } from '../../domain/subscriber';
import { isReadable, toPartialList } from './readable';
import { toAmendment } from './toAmendment';
import { toBadge } from './toBadge';
import { toContract } from './toContract';
import { toInvoice } from './toInvoice';

export function toSubscriber(user: TypeOf<typeof User>): Subscriber {
  return {
    username: user.username,
    email: user.email,
    firstName: user.firstname,
    lastName: user.lastname,
    deletionRequested: user.wantBeRemoved,
    contracts: pairByContract(
      user.contracts.map((contract) => (isReadable(contract) ? toContract(contract) : null)),
      {
        invoices: listPerContract(user.invoices, toInvoice),
        badges: listPerContract(user.badges, toBadge),
        amendments: listPerContract(user.contractsAmendments, toAmendment),
      },
    ),
  };
}

type TolerantList<A> = readonly (A | Unreadable)[] | Unreadable | null;

/** One list per contract, each at the position of its contract; none where the server sent none. */
export function listPerContract<A, B>(
  lists: readonly (TolerantList<A> | Unreadable)[] | Unreadable | null | undefined,
  toItem: (item: A) => B,
): readonly PartialList<B>[] {
  return isReadable(lists) ? (lists ?? []).map((list) => toPartialList(list, toItem)) : [];
}
