import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parsePayerAddress } from '../../../src/domain/payment/payerAddress';

const given = {
  address: '12 RUE DE LA REPUBLIQUE',
  zip: '13002',
  city: 'MARSEILLE',
  country: 'DE',
};

describe('P4.8 the address of the payer', () => {
  it('is sent to the bank without the spaces around it', () => {
    expect(parsePayerAddress({ ...given, city: ' MARSEILLE ' })).toEqual(
      E.right({
        addressLine1: '12 RUE DE LA REPUBLIQUE',
        postalCode: '13002',
        city: 'MARSEILLE',
        country: 'DE',
      }),
    );
  });

  it('P7.19 has the country that was chosen; France for any other text (M5.29)', () => {
    expect(parsePayerAddress({ ...given, country: '' })).toMatchObject({
      right: { country: 'FR' },
    });
  });

  it.each([
    ['address', ' '],
    ['address', '.'],
    ['address', '\u3164'],
    ['zip', '-'],
    ['city', ' '],
    ['city', '123'],
    ['city', '\u2800'],
  ] as const)('%s is required: « %s » is none', (field, nothing) => {
    expect(parsePayerAddress({ ...given, [field]: nothing })).toEqual(
      E.left({ [field]: { kind: `payer/${field}-missing` } }),
    );
  });

  it.each([
    ['F-13002', 'FR', '13002'],
    ['13 002', 'FR', '13002'],
    ['113 51', 'SE', '113 51'],
    ['D-10115', 'DE', 'D-10115'],
  ])('the zip « %s » in %s is « %s »', (zip, country, postalCode) => {
    expect(parsePayerAddress({ ...given, zip, country })).toMatchObject({ right: { postalCode } });
  });

  it('a town behind a French zip is said', () => {
    expect(parsePayerAddress({ ...given, zip: '13002 Aix', country: 'FR' })).toEqual(
      E.left({ zip: { kind: 'payer/zip-missing' } }),
    );
  });

  it.each([
    ['address', 50],
    ['zip', 10],
    ['city', 50],
  ] as const)(
    '%s has %d characters at most: the bank would cut more without an error',
    (field, length) => {
      expect(parsePayerAddress({ ...given, [field]: 'é'.repeat(length) })._tag).toBe('Right');
      expect(parsePayerAddress({ ...given, [field]: 'é'.repeat(length + 1) })).toEqual(
        E.left({ [field]: { kind: `payer/${field}-too-long` } }),
      );
    },
  );
});
