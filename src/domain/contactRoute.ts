import { left, right, type Either } from 'fp-ts/Either';
import { cents, formatEuros, type Cents } from './money';
import { trips, type Trip, type TripCode } from './tripCode';

export type ContactPlace = 'oldPort' | 'a50' | 'pradoRoundabout';

export type ContactRouteId =
  | 'oldPort-a50'
  | 'a50-oldPort'
  | 'a50-pradoRoundabout'
  | 'pradoRoundabout-a50'
  | 'oldPort-pradoRoundabout'
  | 'pradoRoundabout-oldPort';

/** A route that the contact form offers, with the price that tells it from the others. */
export interface ContactRoute {
  readonly id: ContactRouteId;
  readonly from: ContactPlace;
  readonly to: ContactPlace;
  readonly price: Cents;
}

export interface ContactRouteError {
  readonly kind: 'contactRoute/missing';
}

/** Each pair of places costs the same in either direction (P9.17). */
export const contactRoutes: readonly ContactRoute[] = [
  { id: 'oldPort-a50', from: 'oldPort', to: 'a50', price: cents(320) },
  { id: 'a50-oldPort', from: 'a50', to: 'oldPort', price: cents(320) },
  { id: 'a50-pradoRoundabout', from: 'a50', to: 'pradoRoundabout', price: cents(270) },
  { id: 'pradoRoundabout-a50', from: 'pradoRoundabout', to: 'a50', price: cents(270) },
  { id: 'oldPort-pradoRoundabout', from: 'oldPort', to: 'pradoRoundabout', price: cents(590) },
  { id: 'pradoRoundabout-oldPort', from: 'pradoRoundabout', to: 'oldPort', price: cents(590) },
];

export function parseContactRoute(raw: string): Either<ContactRouteError, ContactRoute> {
  const route = contactRoutes.find(({ id }) => id === raw);
  return route === undefined ? left({ kind: 'contactRoute/missing' }) : right(route);
}

const places: Readonly<Record<ContactPlace, string>> = {
  oldPort: 'Vieux-Port',
  a50: 'A50',
  pradoRoundabout: 'Rond-point du Prado',
};

/** `Vieux-Port → A50 – 3,20 €`. */
export function formatContactRoute({ from, to, price }: ContactRoute): string {
  return `${places[from]} → ${places[to]} – ${formatEuros(price)}`;
}

/**
 * Both lists have three pairs of ends, there and back. Carénage is the old port's basin, Prado2 the roundabout's tunnel: P9.17's
 * pair without the old port is P9.16's without Carénage, and its dearest, the sum of the two others, goes through both tunnels.
 */
const tripCodes: Readonly<Record<ContactRouteId, TripCode>> = {
  'oldPort-a50': 1,
  'a50-oldPort': 2,
  'a50-pradoRoundabout': 3,
  'pradoRoundabout-a50': 4,
  'oldPort-pradoRoundabout': 5,
  'pradoRoundabout-oldPort': 6,
};

/** The trip that the operator's files call this route (P9.16, P9.17). */
export function tripOfContactRoute({ id }: ContactRoute): Trip {
  return trips[tripCodes[id]];
}
