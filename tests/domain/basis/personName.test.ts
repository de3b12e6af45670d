import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { parsePersonName } from '../../../src/domain/basis/personName';

it('a name loses the spaces around it, and has one space between its words', () => {
  expect(parsePersonName('name/missing', '  Anne  Marie\tLe Goff ')).toEqual(
    E.right('Anne Marie Le Goff'),
  );
});

it.each([
  ['Ele\u0301onore', 'El\u00e9onore'],
  ['Nguye\u0302\u0303n', 'Nguy\u1ec5n'],
  ['Anne\u0000 \u0007 Marie\u007f', 'Anne Marie'],
  ['Anne\u3164', 'Anne'],
  ['王', '王'],
])('%j is the name « %s »', (raw, name) => {
  expect(parsePersonName('name/missing', raw)).toEqual(E.right(name));
});

it.each(['', '   ', '\t', '.', '-', '123', '\u2800', '\u3164', '\u0301'])(
  '%j is missing, with the error of the form',
  (raw) => {
    expect(parsePersonName('name/missing', raw)).toEqual(E.left({ kind: 'name/missing' }));
  },
);
