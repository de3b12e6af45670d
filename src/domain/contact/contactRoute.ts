import * as E from 'fp-ts/Either';
import { cents, type Cents } from '../basis/money';
import { trips, type Trip, type TripCode } from '../passage/tripCode';

export type ContactPlace = 'oldPort' | 'a50' | 'pradoRoundabout';

export type ContactRouteId =
  | 'oldPort-a50'
  | 'a50-oldPort'
  | 'a50-pradoRoundabout'
  | 'pradoRoundabout-a50'
  | 'oldPort-pradoRoundabout'
  | 'pradoRoundabout-oldPort';

/** A route of the contact form, with its price, by which visitors recognise it. */
export interface ContactRoute {
  readonly id: ContactRouteId;
  readonly from: ContactPlace;
  readonly to: ContactPlace;
  readonly price: Cents;
}

export interface ContactRouteError {
  readonly kind: 'contactRoute/missing';
}

/** Both directions have the same price (P9.17). */
export const contactRoutes: readonly ContactRoute[] = [
  { id: 'oldPort-a50', from: 'oldPort', to: 'a50', price: cents(320) },
  { id: 'a50-oldPort', from: 'a50', to: 'oldPort', price: cents(320) },
  { id: 'a50-pradoRoundabout', from: 'a50', to: 'pradoRoundabout', price: cents(270) },
  { id: 'pradoRoundabout-a50', from: 'pradoRoundabout', to: 'a50', price: cents(270) },
  { id: 'oldPort-pradoRoundabout', from: 'oldPort', to: 'pradoRoundabout', price: cents(590) },
  { id: 'pradoRoundabout-oldPort', from: 'pradoRoundabout', to: 'oldPort', price: cents(590) },
];

export function parseContactRoute(raw: string): E.Either<ContactRouteError, ContactRoute> {
  const route = contactRoutes.find(({ id }) => id === raw);
  return route === undefined ? E.left({ kind: 'contactRoute/missing' }) : E.right(route);
}

/**
 * Both lists contain three pairs of places, in both directions. Carénage is the basin of the old port,
 * Prado2 the tunnel at the roundabout: the pair of P9.17 without the old port is the pair of P9.16 without
 * Carénage. The pair with the highest price, the sum of the two others, uses both tunnels.
 */
const tripCodes: Readonly<Record<ContactRouteId, TripCode>> = {
  'oldPort-a50': 1,
  'a50-oldPort': 2,
  'a50-pradoRoundabout': 3,
  'pradoRoundabout-a50': 4,
  'oldPort-pradoRoundabout': 5,
  'pradoRoundabout-oldPort': 6,
};

/** The trip of the operator's files for this route (P9.16, P9.17). */
export function tripOfContactRoute({ id }: ContactRoute): Trip {
  return trips[tripCodes[id]];
}
