import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  directionsOf,
  formatTrip,
  parseTripCode,
  trips,
  type TripCode,
} from '../../../src/domain/passage/tripCode';

const names: readonly [TripCode, string][] = [
  [1, 'Carénage-Prado (SUP)'],
  [2, 'Prado-Carénage (INF)'],
  [3, 'Menpenti-Prado2'],
  [4, 'Prado2-Menpenti'],
  [5, 'Carénage-Prado2'],
  [6, 'Prado2-Carénage'],
];

describe('P9.16 trips are named by their code', () => {
  it.each(names)('%d is %s', (code, name) => {
    expect(formatTrip(trips[code])).toBe(name);
    expect(trips[code].code).toBe(code);
    expect(parseTripCode(code)).toEqual(E.right(code));
    expect(parseTripCode(`${code}`)).toEqual(E.right(code));
  });

  it.each([0, 7, '', '01', 'SUP'])('« %s » is not a trip', (raw) => {
    expect(parseTripCode(raw)).toEqual(E.left({ kind: 'tripCode/unknown' }));
  });

  it.each([
    ['Carénage → Prado', trips[1].directions],
    ['PRADO 2 - Carenage', trips[6].directions],
    ['Prado → A50', []],
    ['', []],
  ])('a ticket that names « %s » shows its directions on the map', (name, directions) => {
    expect(directionsOf(name)).toEqual(directions);
  });
});
