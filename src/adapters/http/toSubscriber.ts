import type { User } from '../../../generated/api';
import { pairByContract } from '../../domain/contractLists';
import type { Subscriber } from '../../domain/subscriber';
import { toAmendment } from './toAmendment';
import { toBadge } from './toBadge';
import { toContract } from './toContract';
import { toInvoice } from './toInvoice';

export function toSubscriber(user: User): Subscriber {
  return {
    username: user.username,
    email: user.email,
    firstName: user.firstname,
    lastName: user.lastname,
    deletionRequested: user.wantBeRemoved,
    contracts: pairByContract(user.contracts.map(toContract), {
      invoices: user.invoices?.map((list) => list.map(toInvoice)),
      badges: user.badges?.map((list) => list.map(toBadge)),
      amendments: user.contractsAmendments?.map((list) => list.map(toAmendment)),
    }),
  };
}
