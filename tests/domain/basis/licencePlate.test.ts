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
  ['A\u0308B 12', 'ÄB12'],
  ['«AB\u2212123‧CD»;', 'AB123CD'],
  ['“AB⁃123・CD”', 'AB123CD'],
  ['"(AB●123▪CD)"', 'AB123CD'],
  ['<[AB⸱123⸱CD]>', 'AB123CD'],
])('P5.23 %s is the plate %s', (raw, plate) => {
  expect(tidyLicencePlate(raw)).toBe(plate);
  expect(parseLicencePlate(raw)).toEqual(E.right(plate));
});

it.each([
  'Plaque : AB-123-CD',
  'plaque d’immatriculation AB-123-CD',
  'Immat. AB 123 CD',
  'IMMATRICULATION AB123CD',
  'N° AB-123-CD',
  'Véhicule : AB-123-CD (voiture)',
])('the label before a plate is no part of it: « %s »', (raw) => {
  expect(parseLicencePlate(raw)).toEqual(E.right('AB123CD'));
  expect(parseLicencePlate(tidyLicencePlate(raw))).toEqual(E.right('AB123CD'));
});

it.each([
  ['', 'plate/missing'],
  ['plaque :', 'plate/missing'],
  ['AB|123|CD', 'plate/invalid'],
  [' - ', 'plate/missing'],
  ['GH_789', 'plate/invalid'],
  ['!GH789', 'plate/invalid'],
  ['GH789!', 'plate/invalid'],
  ['AB-123-CD, EF-456-GH', 'plate/invalid'],
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
  ['AB-L2S-CD', 'AB-125-CD'],
  ['AB-ZBG-CD', 'AB-286-CD'],
  ['8B-123-5Z', 'BB-123-SZ'],
  ['A2-123-C6', 'AZ-123-CG'],
  ['АВ-123-СТ', 'AB-123-CT'],
  ['ΑΒ-123-ΖΤ', 'AB-123-ZT'],
  ['A. AB-123-CD', 'AB-123-CD'],
  ['F AB-123-CD', 'AB-123-CD'],
  ['F AB-123-CD 13', 'AB-123-CD'],
  ['AB-123-CD 2A', 'AB-123-CD'],
  ['FA-123-BC F', 'FA-123-BC'],
  ['285 BB 68', null],
  ['FA-123-BC', null],
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
