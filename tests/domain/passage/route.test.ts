import { describe, expect, it } from 'vitest';
import { contactRoutes } from '../../../src/domain/contact/contactRoute';
import {
  places,
  reachableFrom,
  readRouteEnds,
  routeBetween,
} from '../../../src/domain/passage/route';

describe('P3.10, P9.17 the way between two places', () => {
  it.each([
    ['oldPort', 'prado', ['carenageToPrado'], 320],
    ['a50', 'oldPort', ['pradoToCarenage'], 320],
    ['oldPort', 'roundabout', ['carenageToPrado', 'a50ToRoundabout'], 590],
    ['roundabout', 'prado', ['roundaboutToA50'], 270],
    ['menpenti', 'prado2', ['menpentiToPrado2'], 270],
  ] as const)('from %s to %s: the tunnels in their order, and their price', (...row) => {
    const [from, to, directions, price] = row;
    expect(routeBetween(from, to)).toEqual({ from, to, directions, price });
  });

  it('has no price when one of its tunnels has none that is published', () => {
    expect(routeBetween('schloesing', 'oldPort')).toMatchObject({
      directions: ['schloesingToPrado', 'pradoToCarenage'],
      price: null,
    });
  });

  it('there is none where no tunnel leads, and within one interchange', () => {
    expect(routeBetween('menpenti', 'oldPort')).toBeNull();
    expect(routeBetween('prado', 'a50')).toBeNull();
    expect(routeBetween('prado', 'prado')).toBeNull();
  });

  it('the way back is the same tunnels in the other order, at the same price', () => {
    for (const from of places) {
      for (const to of reachableFrom(from)) {
        const [there, back] = [routeBetween(from, to), routeBetween(to, from)];
        expect(back?.price).toBe(there?.price);
        expect(back?.directions).toHaveLength(there?.directions.length ?? 0);
      }
    }
    expect(reachableFrom('oldPort')).toEqual(['prado', 'schloesing', 'roundabout', 'a50']);
    expect(reachableFrom('menpenti')).toEqual(['prado2']);
  });

  it('the routes of the contact form cost the same', () => {
    for (const { from, to, price } of contactRoutes)
      expect(routeBetween(from, to)?.price).toBe(price);
  });
});

describe('the trip that a device has stored', () => {
  it.each([
    [
      { from: 'a50', to: 'oldPort' },
      { from: 'a50', to: 'oldPort' },
    ],
    ['menpentiToPrado2', { from: 'menpenti', to: 'prado2' }],
    ['prado2ToMenpenti', { from: 'prado2', to: 'menpenti' }],
    [{ from: 'menpenti', to: 'a50' }, null],
    [{ from: 'Paris', to: 'a50' }, null],
    ['somewhere', null],
    [null, null],
    [4, null],
  ])('%j is read as %j', (raw, read) => {
    expect(readRouteEnds(raw)).toEqual(read);
  });
});
