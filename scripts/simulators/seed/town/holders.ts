import { people, type Person } from '../people.ts';
import type { Holder, Vehicle } from './Holder.ts';
import { carToMenpenti, carToPrado, motorcycleToPrado } from './routes.ts';

interface SeededHolder extends Holder {
  /** Null for a holder without an account. */
  readonly account: Person | null;
  /** The e-mail for the contract; null when the holder gave none. */
  readonly email: string | null;
}

/** Gave an e-mail for the contract, but never opened an account. */
const lucie: SeededHolder = {
  ...holder('MARTIN LUCIE', 1, '27 RUE DES VOILIERS', '13007'),
  reference: '00761542',
  vehicles: [vehicle('YARIS', carToPrado, 34), vehicle('SCOOTER', motorcycleToPrado, 12)],
  account: null,
  email: people.firstConnection.email,
};

/**
 * Camille's other contract, used by the request example of linkContract: not linked to an account
 * yet.
 */
const unlinked: SeededHolder = {
  ...holder('DURAND CAMILLE', 2, '12 RUE DE LA REPUBLIQUE', '13002'),
  reference: '00845517',
  vehicles: [vehicle('CAMPING CAR', carToMenpenti, 18)],
  account: null,
  email: null,
};

/** Fictitious holders with one contract each. */
export const holders: readonly SeededHolder[] = [
  lucie,
  unlinked,
  subscriber('Amina', 'Rousseau', 3, '4 RUE DU GRAND LARGE', [vehicle('ZOE', carToPrado, 30)]),
  subscriber('Bruno', 'Lefevre', 4, '61 AVENUE DES PINS', [vehicle('DUSTER', carToMenpenti, 22)]),
  subscriber('Chantal', 'Moreau', 5, '9 TRAVERSE DU PUITS', [vehicle('PANDA', carToPrado, 14)]),
  subscriber('David', 'Nguyen', 6, '33 BOULEVARD DES SALINS', [
    vehicle('TRAFIC', carToPrado, 26),
    vehicle('MOTO', motorcycleToPrado, 10),
  ]),
  subscriber('Elsa', 'Garnier', 7, '2 IMPASSE DES OLIVIERS', [vehicle('C3', carToMenpenti, 16)]),
  subscriber('Farid', 'Lambert', 8, '18 RUE DE LA CORDERIE', [vehicle('GOLF', carToPrado, 28)]),
  subscriber('Gisele', 'Faure', 9, '70 CHEMIN DU VALLON', [vehicle('TWINGO', carToPrado, 8)]),
  subscriber('Henri', 'Blanc', 10, '5 PLACE DES TONNELIERS', [vehicle('KANGOO', carToPrado, 20)]),
  subscriber('Ines', 'Chevalier', 11, '11 RUE DES GABARES', [vehicle('IBIZA', carToMenpenti, 12)]),
  subscriber('Jules', 'Perrin', 12, '46 COURS DE LA MARINE', [vehicle('SANDERO', carToPrado, 18)]),
];

function subscriber(
  firstname: string,
  lastname: string,
  number: number,
  address: string,
  vehicles: readonly Vehicle[],
): SeededHolder {
  const email = `${firstname}.${lastname}@example.fr`.toLowerCase();
  const name = `${lastname} ${firstname}`.toUpperCase();
  return {
    ...holder(name, number, address, '13008'),
    vehicles,
    account: { email, firstname, lastname },
    email,
  };
}

/** The numbers of a contract are derived from the person's number. */
function holder(
  name: string,
  number: number,
  address: string,
  zip: string,
): Omit<Holder, 'vehicles'> {
  return {
    contractId: 1120 + number,
    reference: `007702${String(number).padStart(2, '0')}`,
    name,
    planCode: number % 3 === 0 ? '07' : '04',
    isCompany: false,
    monthsAgo: 20 + 5 * number,
    address,
    zip,
    phoneMobile: `06399802${String(number).padStart(2, '0')}`,
    firstBadgeId: 4100 + 10 * number,
  };
}

function vehicle(name: string, route: Vehicle['route'], passages: number): Vehicle {
  return { name, route, passages };
}
