import type { Contract } from './contract';
import type { Email } from './email';
import { changeContract, type Subscriber } from './subscriber';

/**
 * The subscriber after a save: the contract as the server answered it, addresses and phones held until the synchronisation is over
 * (M4.3). The e-mail follows, unless it is the same one in upper case.
 */
export function withPostalDetails(
  subscriber: Subscriber,
  { contract, email }: { readonly contract: Contract; readonly email: Email },
): Subscriber {
  const permissions = { ...contract.permissions, addresses: false, phones: false };
  const isSameEmail = subscriber.email.trim().toUpperCase() === email;
  return {
    ...changeContract(subscriber, contract.id, () => ({ ...contract, permissions })),
    email: isSameEmail ? subscriber.email : email,
  };
}
