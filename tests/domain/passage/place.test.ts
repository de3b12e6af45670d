import { expect, it } from 'vitest';
import { placeIn, placeNames, shortPlaceName } from '../../../src/domain/passage/place';

it.each([
  ['Vieux-Port (Carénage)', 'oldPort', 0],
  ['Travaux au Carénage', 'oldPort', 11],
  ['Travaux au Vieux-Port', 'oldPort', 11],
  ['Travaux au Vieux Port', 'oldPort', 11],
  ['Rond-point du Prado fermé', 'prado', -1],
  ['Prado 2 fermé', 'prado', -1],
  ['Rond-point du Prado, puis Prado', 'prado', 26],
  ['Prado2 fermé', 'prado2', 0],
  ['Pradoline', 'prado', -1],
] as const)('P3.10 « %s » names the place %s at position %d', (text, place, position) => {
  expect(placeIn(text, place)).toBe(position);
});

it('the short name of a place is the part before the brackets', () => {
  expect(shortPlaceName(placeNames.oldPort)).toBe('Vieux-Port');
  expect(shortPlaceName(placeNames.prado2)).toBe('Prado 2');
});
