import { left, right, type Either } from 'fp-ts/Either';
import { cents, type Cents } from './money';

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
  readonly kind: 'contactRoute/unknown';
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
  return route === undefined ? left({ kind: 'contactRoute/unknown' }) : right(route);
}
