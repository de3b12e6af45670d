import type { Plan, PublicData } from '../../../generated/api.ts';
import type { World } from '../world/World.ts';
import type { SignatureContract } from './signatureDesk.ts';

/** The plan of a contract, as sold today; undefined when it is sold no more. */
export function planOf({ settings }: World, { subscription }: SignatureContract): Plan | undefined {
  return settings
    .read<PublicData>('publicData')
    ?.subscription.find(({ code }) => code === subscription);
}

export function planName(world: World, contract: SignatureContract): string {
  return planOf(world, contract)?.name ?? `Abonnement ${contract.subscription}`;
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

/** The last four characters: enough to know one's account by, too little to use it. */
export function maskedIban({ iban }: SignatureContract): string {
  return `•••• ${iban.slice(-4)}`;
}
