import type { Badge, ThresholdAlert } from './badge';
import type { BadgeServices } from './badgeServices';
import { changeContract } from './changeSubscriber';
import type { Contract } from './contract';
import type { Email } from './email';
import type { Iban } from './iban';
import type { Subscriber } from './subscriber';

/** The badge once its services were saved: not to be changed again before the synchronisation is over (M4.3). */
export function withBadgeServices(badge: Badge, services: BadgeServices): Badge {
  return { ...badge, ...services, canUpdate: false };
}

/** The badge once its alert was saved: an alert is no service of the badge, so it locks nothing (M4.3). */
export function withThresholdAlert(badge: Badge, thresholdAlert: ThresholdAlert): Badge {
  return { ...badge, thresholdAlert };
}

/** The contract once its bank details were saved: they cannot be changed again before the next synchronisation (M4.3). */
export function withBankDetails(contract: Contract, iban: Iban): Contract {
  return { ...contract, iban, permissions: { ...contract.permissions, bank: false } };
}

/** The contract once the postal-invoice option was saved: it cannot be changed again before the next synchronisation (M4.3). */
export function withPostalInvoices(contract: Contract, isOn: boolean): Contract {
  return {
    ...contract,
    hasPostalInvoices: isOn,
    permissions: { ...contract.permissions, invoiceOption: false },
  };
}

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
