import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { parseLicencePlate, tidyLicencePlate } from '../../../src/domain/basis/licencePlate';

it.each([
  ['gh-789 jk', 'GH789JK'],
  ['ÄB–12', 'ÄB12'],
])('P5.23 %s is the plate %s', (raw, plate) => {
  expect(tidyLicencePlate(raw)).toBe(plate);
  expect(parseLicencePlate(raw)).toEqual(E.right(plate));
});

it.each([
  ['', 'plate/missing'],
  [' - ', 'plate/missing'],
  ['GH_789', 'plate/invalid'],
  ['!GH789', 'plate/invalid'],
  ['GH789!', 'plate/invalid'],
])('P5.23 %j: %s', (raw, kind) => {
  expect(parseLicencePlate(raw)).toEqual(E.left({ kind }));
});
