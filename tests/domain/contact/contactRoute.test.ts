import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  contactRoutes,
  parseContactRoute,
  tripOfContactRoute,
} from '../../../src/domain/contact/contactRoute';
import { formatTrip } from '../../../src/domain/passage/tripCode';

const prices = [
  ['oldPort', 'a50', 320],
  ['a50', 'pradoRoundabout', 270],
  ['oldPort', 'pradoRoundabout', 590],
] as const;

const codes = [
  ['oldPort-a50', 1, 'Carénage-Prado (SUP)'],
  ['a50-oldPort', 2, 'Prado-Carénage (INF)'],
  ['a50-pradoRoundabout', 3, 'Menpenti-Prado2'],
  ['pradoRoundabout-a50', 4, 'Prado2-Menpenti'],
  ['oldPort-pradoRoundabout', 5, 'Carénage-Prado2'],
  ['pradoRoundabout-oldPort', 6, 'Prado2-Carénage'],
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

  it.each(codes)('%s is trip %d of P9.16, %s', (id, code, name) => {
    const route = contactRoutes.find((one) => one.id === id);
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
