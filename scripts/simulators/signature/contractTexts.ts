import type { Plan, PublicData } from '../../../generated/api.ts';
import type { Services } from '../world/Services.ts';
import type { SignatureContract } from './openSignature.ts';

/** The plan of a contract as currently published; undefined when it is no longer sold. */
export function planOf(
  { settings }: Services,
  { subscription }: SignatureContract,
): Plan | undefined {
  return settings
    .read<PublicData>('publicData')
    ?.subscription.find(({ code }) => code === subscription);
}

export function planName(services: Services, contract: SignatureContract): string {
  return planOf(services, contract)?.name ?? `Abonnement ${contract.subscription}`;
}

/** The company, or the person with their civility. */
export function holderOf({
  company_name: company = '',
  civility,
  firstname = '',
  lastname = '',
}: SignatureContract): string {
  const person = [civility ?? '', firstname, lastname].filter((part) => part !== '').join(' ');
  return company === '' ? person : company;
}

export function addressOf(contract: SignatureContract): string {
  const { address_1, address_2 = '', address_3 = '', zip, city, country } = contract;
  return [address_1, address_2, address_3, `${zip} ${city}`, country]
    .filter((part) => part !== '')
    .join(', ');
}

/** The last four characters: enough to recognise one's account. */
export function maskedIban({ iban }: SignatureContract): string {
  return `•••• ${iban.slice(-4)}`;
}
