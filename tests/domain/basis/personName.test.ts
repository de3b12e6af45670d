import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { parsePersonName } from '../../../src/domain/basis/personName';

it('a name loses the spaces around it, and has one space between its words', () => {
  expect(parsePersonName('name/missing', '  Anne  Marie\tLe Goff ')).toEqual(
    E.right('Anne Marie Le Goff'),
  );
});

it.each(['', '   ', '\t'])('%j is missing, with the error of the form', (raw) => {
  expect(parsePersonName('name/missing', raw)).toEqual(E.left({ kind: 'name/missing' }));
});
