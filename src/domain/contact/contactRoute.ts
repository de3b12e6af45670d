import * as E from 'fp-ts/Either';
import type { Cents } from '../basis/money';
import type { Place } from '../passage/place';
import { routeBetween } from '../passage/route';
import type { TripCode } from '../passage/tripCode';

export type ContactPlace = Extract<Place, 'oldPort' | 'a50' | 'roundabout'>;

export type ContactRouteId =
  | 'oldPort-a50'
  | 'a50-oldPort'
  | 'a50-roundabout'
  | 'roundabout-a50'
  | 'oldPort-roundabout'
  | 'roundabout-oldPort';

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
  contactRoute('oldPort', 'a50'),
  contactRoute('a50', 'oldPort'),
  contactRoute('a50', 'roundabout'),
  contactRoute('roundabout', 'a50'),
  contactRoute('oldPort', 'roundabout'),
  contactRoute('roundabout', 'oldPort'),
].filter((route) => route !== null);

/** A route whose tunnels have no published price is none that a visitor would recognise. */
function contactRoute(from: ContactPlace, to: ContactPlace): ContactRoute | null {
  const price = routeBetween(from, to)?.price ?? null;
  return price === null ? null : { id: `${from}-${to}` as ContactRouteId, from, to, price };
}

export function parseContactRoute(raw: string): E.Either<ContactRouteError, ContactRoute> {
  const route = contactRoutes.find(({ id }) => id === raw);
  return route === undefined ? E.left({ kind: 'contactRoute/missing' }) : E.right(route);
}

/** The pair of P9.17 with the same two places, or with the same tunnels, as each trip of P9.16. */
const routeOfTrip: Readonly<Record<TripCode, ContactRouteId>> = {
  1: 'oldPort-a50',
  2: 'a50-oldPort',
  3: 'a50-roundabout',
  4: 'roundabout-a50',
  5: 'oldPort-roundabout',
  6: 'roundabout-oldPort',
};

/** The route of the contact form for a trip of the operator's files. */
export function contactRouteOfTrip(code: TripCode): ContactRouteId {
  return routeOfTrip[code];
}
