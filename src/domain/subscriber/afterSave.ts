import type { Badge, ThresholdAlert } from '../badge/badge';
import type { BadgeServices } from '../badge/badgeServices';
import { changeContract } from './changeSubscriber';
import type { Contract } from '../contract/contract';
import type { Email } from '../basis/email';
import type { Iban } from '../bank/iban';
import type { Subscriber } from './subscriber';

/**
 * The badge after its services were saved: they cannot be changed again before the next synchronisation
 * (M4.3).
 */
export function withBadgeServices(badge: Badge, services: BadgeServices): Badge {
  return { ...badge, ...services, canUpdate: false };
}

/**
 * The badge after its alert was saved: an alert is not a service of the badge, so it locks nothing (M4.3).
 */
export function withThresholdAlert(badge: Badge, thresholdAlert: ThresholdAlert): Badge {
  return { ...badge, thresholdAlert };
}

/**
 * The contract after its bank details were saved: they cannot be changed again before the next
 * synchronisation (M4.3).
 */
export function withBankDetails(contract: Contract, iban: Iban): Contract {
  return { ...contract, iban, permissions: { ...contract.permissions, bank: false } };
}

/**
 * The contract after the postal-invoice option was saved: it cannot be changed again before the next
 * synchronisation (M4.3).
 */
export function withPostalInvoices(contract: Contract, isOn: boolean): Contract {
  return {
    ...contract,
    hasPostalInvoices: isOn,
    permissions: { ...contract.permissions, invoiceOption: false },
  };
}

/**
 * The subscriber after a save: the contract as the server returned it, addresses and phones locked until the
 * next synchronisation (M4.3). The e-mail changes too, unless it differs only by case.
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
