import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parseLicencePlate, tidyLicencePlate } from '../../../src/domain/basis/licencePlate';
import { parseCardLink } from '../../../src/domain/freeRamp/ticketCard';

describe('P5.23 a licence plate', () => {
  it.each([
    ['AB-123-CD', 'AB123CD'],
    [' ab 123\u00a0cd ', 'AB123CD'],
    ['AB\u2011123\u2013CD', 'AB123CD'],
    ['1234 XYZ 13', '1234XYZ13'],
    ['B MÜ 2711', 'BMÜ2711'],
    ['B MU\u0308 2711', 'BMÜ2711'],
    ['123 تونس 4567', '123تونس4567'],
    ['12345-أ-6', '12345أ6'],
  ])('« %s » is sent as %s', (raw, plate) => {
    expect(parseLicencePlate(raw)).toEqual(E.right(plate));
  });

  it.each([
    ['ab-', 'AB'],
    ['AB 1', 'AB1'],
    ['é\u2011ß', 'ÉSS'],
  ])('P5.12 « %s » is shown as « %s » while it is typed', (raw, plate) => {
    expect(tidyLicencePlate(raw)).toBe(plate);
  });

  it.each(['', '  ', ' - '])('« %s » is missing', (raw) => {
    expect(parseLicencePlate(raw)).toEqual(E.left({ kind: 'plate/missing' }));
  });

  it.each(['AB_123', 'AB123CD$', '\u0308AB'])('« %s » is invalid', (raw) => {
    expect(parseLicencePlate(raw)).toEqual(E.left({ kind: 'plate/invalid' }));
  });

  test.prop([fc.string({ unit: 'grapheme' })])(
    'contains no dash, no space and no lower-case letter',
    (raw) => {
      const plate = parseLicencePlate(raw);
      if (E.isRight(plate)) expect(plate.right).toMatch(/^[^\s\p{Pd}a-z]+$/u);
    },
  );
});

describe('P3.4, P9.10 linking a card', () => {
  const input = { plate: 'gh-789-jk', firstDigits: '4970 10', lastDigits: ' 1234' };

  it('sends the first six digits, six X, and the last four', () => {
    expect(parseCardLink(input)).toEqual(E.right({ plate: 'GH789JK', pan: '497010XXXXXX1234' }));
  });

  it('all fields are required', () => {
    expect(parseCardLink({ plate: '', firstDigits: ' ', lastDigits: '' })).toEqual(
      E.left({
        plate: { kind: 'plate/missing' },
        firstDigits: { kind: 'card/firstDigits-missing' },
        lastDigits: { kind: 'card/lastDigits-missing' },
      }),
    );
  });

  it.each([
    ['49701', '123'],
    ['49701X', '12a4'],
  ])('« %s » and « %s » are refused', (firstDigits, lastDigits) => {
    expect(parseCardLink({ ...input, firstDigits, lastDigits })).toEqual(
      E.left({
        firstDigits: { kind: 'card/firstDigits-invalid' },
        lastDigits: { kind: 'card/lastDigits-invalid' },
      }),
    );
  });
});
