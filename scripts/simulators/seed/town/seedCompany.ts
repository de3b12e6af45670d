import { people } from '../people.ts';
import { insertAccount } from '../rows/insertAccount.ts';
import type { Holder, Vehicle } from './Holder.ts';
import { carToMenpenti, carToPrado } from './routes.ts';
import { seedHolder, type SeedContext } from './seedHolder.ts';

/** Per badge in 18 months, about 60 a month: as much as the largest customers. */
const passages = 1_080;

const ended: Readonly<Record<string, Vehicle['ended']>> = {
  'FOURGON 18': { status: 'RS', daysAgo: 24 },
  'FOURGON 19': { status: 'EC', daysAgo: 17 },
  'CAMION 14': { status: 'LN', daysAgo: 6 },
};

const fleet = (kind: string, imputation: string, count: number): readonly Vehicle[] =>
  Array.from({ length: count }, (_, index): Vehicle => {
    const name = `${kind} ${index + 1}`;
    const end = ended[name];
    return {
      name,
      imputation,
      passages,
      route: index % 3 === 2 ? carToMenpenti : carToPrado,
      worksAtNight: index < 2,
      ...(end === undefined ? {} : { ended: end }),
    };
  });

const shared = {
  planCode: '02',
  isCompany: true,
  address: '14 CHEMIN DES DOCKS',
  zip: '13016',
} as const;

const contracts: readonly Holder[] = [
  {
    ...shared,
    contractId: 1101,
    reference: '00510201',
    name: 'MESSAGERIES DU VIEUX PHARE',
    monthsAgo: 74,
    phoneMobile: '0639980151',
    firstBadgeId: 4001,
    vehicles: fleet('FOURGON', 'TOURNEES', 20),
  },
  {
    ...shared,
    contractId: 1102,
    reference: '00510202',
    name: 'MESSAGERIES VIEUX PHARE NORD',
    monthsAgo: 51,
    phoneMobile: '0639980152',
    firstBadgeId: 4021,
    vehicles: fleet('CAMION', 'DEPOT NORD', 14),
  },
  {
    ...shared,
    contractId: 1103,
    reference: '00510203',
    name: 'MESSAGERIES PHARE EXPRESS',
    monthsAgo: 27,
    phoneMobile: '0639980153',
    firstBadgeId: 4035,
    vehicles: fleet('UTILITAIRE', 'EXPRESS', 6),
  },
];

/**
 * A transport company: 3 contracts, 40 badges (three no longer in use) and 43,200 passages in 18
 * months.
 */
export function seedCompany(context: SeedContext): void {
  const { store, now, passwordHash } = context;
  const accountId = insertAccount(store, people.company, {
    id: null,
    passwordHash,
    activatedAt: now,
  });
  for (const contract of contracts) {
    seedHolder(context, contract, { accountId, email: people.company.email });
  }
}
