import type { TypeOf } from 'io-ts';
import type { User } from '../../../../generated/codecs';
import { pairByContract } from '../../../domain/subscriber/contractLists';
import type { Subscriber } from '../../../domain/subscriber/subscriber';
import { isReadable, listPerContract } from '../core/readable';
import { toAmendment } from '../contract/toAmendment';
import { toBadge } from '../badge/toBadge';
import { toContract } from '../contract/toContract';
import { toInvoice } from '../invoice/toInvoice';

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
