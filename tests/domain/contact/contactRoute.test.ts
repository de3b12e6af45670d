import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  contactRouteOfTrip,
  contactRoutes,
  parseContactRoute,
} from '../../../src/domain/contact/contactRoute';
import type { TripCode } from '../../../src/domain/passage/tripCode';

const prices = [
  ['oldPort', 'a50', 320],
  ['a50', 'roundabout', 270],
  ['oldPort', 'roundabout', 590],
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

  it.each([
    [1, 'oldPort-a50'],
    [2, 'a50-oldPort'],
    [3, 'a50-roundabout'],
    [4, 'roundabout-a50'],
    [5, 'oldPort-roundabout'],
    [6, 'roundabout-oldPort'],
  ] as const)('P9.16 trip %i is the route %s', (code, id) => {
    expect(contactRouteOfTrip(code)).toBe(id);
  });

  it('P9.16 the highest price is that of the trips through both tunnels: the sum of their prices', () => {
    const price = (code: TripCode): number =>
      contactRoutes.find(({ id }) => id === contactRouteOfTrip(code))?.price ?? NaN;
    expect(price(5)).toBe(price(1) + price(3));
    expect(price(6)).toBe(price(2) + price(4));
  });
});
