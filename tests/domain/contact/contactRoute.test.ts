import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  contactRoutes,
  formatContactRoute,
  parseContactRoute,
  tripOfContactRoute,
} from '../../../src/domain/contact/contactRoute';
import { formatTrip } from '../../../src/domain/passage/tripCode';

const prices = [
  ['oldPort', 'a50', 320],
  ['a50', 'pradoRoundabout', 270],
  ['oldPort', 'pradoRoundabout', 590],
] as const;

const words = [
  ['Vieux-Port → A50 – 3,20\u202f€', 1, 'Carénage-Prado (SUP)'],
  ['A50 → Vieux-Port – 3,20\u202f€', 2, 'Prado-Carénage (INF)'],
  ['A50 → Rond-point du Prado – 2,70\u202f€', 3, 'Menpenti-Prado2'],
  ['Rond-point du Prado → A50 – 2,70\u202f€', 4, 'Prado2-Menpenti'],
  ['Vieux-Port → Rond-point du Prado – 5,90\u202f€', 5, 'Carénage-Prado2'],
  ['Rond-point du Prado → Vieux-Port – 5,90\u202f€', 6, 'Prado2-Carénage'],
] as const;

describe('P9.17 the routes of the contact form', () => {
  it.each(prices)('between %s and %s: %d cents in either direction', (one, other, price) => {
    expect(contactRoutes).toContainEqual({ id: `${one}-${other}`, from: one, to: other, price });
    expect(contactRoutes).toContainEqual({ id: `${other}-${one}`, from: other, to: one, price });
  });

  it('are six in number', () => {
    expect(contactRoutes).toHaveLength(6);
  });

  it('are chosen by their id', () => {
    for (const route of contactRoutes) expect(parseContactRoute(route.id)).toEqual(E.right(route));
    expect(parseContactRoute('')).toEqual(E.left({ kind: 'contactRoute/missing' }));
  });

  it.each(words)('« %s » is listed, and is trip %d of P9.16, %s', (offered, code, name) => {
    const route = contactRoutes.find((one) => formatContactRoute(one) === offered);
    const trip = route && tripOfContactRoute(route);
    expect(trip?.code).toBe(code);
    expect(trip && formatTrip(trip)).toBe(name);
  });

  it('P9.16 the highest price is the one of both tunnels: the sum of their prices', () => {
    const price = (code: number): number | undefined =>
      contactRoutes.find((route) => tripOfContactRoute(route).code === code)?.price;
    expect(price(5)).toBe((price(1) ?? 0) + (price(3) ?? 0));
    expect(price(6)).toBe((price(2) ?? 0) + (price(4) ?? 0));
  });
});
