import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import {
  correctedPlate,
  parseLicencePlate,
  printedPlate,
  tidyLicencePlate,
} from '../../../src/domain/basis/licencePlate';

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

it.each([
  ['AB-I23-CD', 'AB-123-CD'],
  ['ab-o23-cd', 'AB-023-CD'],
  ['ABI2OCD', 'AB-120-CD'],
  ['AU-123-CD', 'AV-123-CD'],
  ['AB-123-CU', 'AB-123-CV'],
  ['AB-123-UD', 'AB-123-VD'],
  ['XAB-I23-CD', null],
  ['AB-I23-CDE', null],
  ['AB-123-CD', null],
  ['A0-123-CD', null],
  ['AO-123-CD', null],
  ['A1-123-CD', null],
  ['1234 UI 13', null],
  ['MÜLL12', null],
])(
  'A plate like AB-123-CD has one reading where its signs were mixed up: %s is %s',
  (raw, read) => {
    const plate = correctedPlate(raw);
    expect(plate && printedPlate(plate)).toBe(read);
  },
);
