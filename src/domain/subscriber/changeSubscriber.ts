import type { Badge } from '../badge/badge';
import type { Contract } from '../contract/contract';
import type { Subscriber } from './subscriber';

/** The same subscriber with one contract changed; unchanged when there is no such contract. */
export function changeContract(
  subscriber: Subscriber,
  contractId: number,
  change: (contract: Contract) => Contract,
): Subscriber {
  return {
    ...subscriber,
    contracts: subscriber.contracts.map((file) =>
      file.contract?.id === contractId ? { ...file, contract: change(file.contract) } : file,
    ),
  };
}

/** The same subscriber with one badge changed, on whichever contract it is. */
export function changeBadge(
  subscriber: Subscriber,
  id: number,
  change: (badge: Badge) => Badge,
): Subscriber {
  const contracts = subscriber.contracts.map((file) => ({
    ...file,
    badges: file.badges.map((badge) => (badge.id === id ? change(badge) : badge)),
  }));
  return { ...subscriber, contracts };
}
