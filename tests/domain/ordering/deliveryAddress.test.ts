import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  addressLines,
  parseDeliveryAddress,
  type DeliveryAddressField,
} from '../../../src/domain/ordering/deliveryAddress';

const bounds: readonly [DeliveryAddressField, number, number][] = [
  ['companyName', 3, 30],
  ['address', 5, 30],
  ['address2', 0, 30],
  ['address3', 0, 30],
  ['zip', 5, 6],
  ['city', 2, 25],
];

const address = {
  companyName: ' ATELIER ',
  address: '8 QUAI DES FORGES',
  address2: 'BATIMENT B',
  address3: ' ',
  zip: '13015',
  city: 'MARSEILLE',
};
const trimmed = { ...address, companyName: 'ATELIER', address3: '' };

describe('M5.25 the lines of another delivery address', () => {
  it.each(bounds)('%s has %d to %d characters, without the spaces around it', (field, min, max) => {
    const ofLength = (length: number) =>
      parseDeliveryAddress({ ...address, [field]: ` ${'A'.repeat(length)} ` });
    const error = E.left({ [field]: { kind: `deliveryAddress/${field}` } });
    expect(ofLength(min)).toEqual(E.right({ ...trimmed, [field]: 'A'.repeat(min) }));
    expect(ofLength(max)).toEqual(E.right({ ...trimmed, [field]: 'A'.repeat(max) }));
    expect(ofLength(max + 1)).toEqual(error);
    if (min > 0) expect(ofLength(min - 1)).toEqual(error);
  });

  it('a complete address is returned trimmed', () => {
    expect(parseDeliveryAddress(address)).toEqual(E.right(trimmed));
  });

  it.each(['companyName', 'address', 'address2', 'address3', 'city'] as const)(
    'P5.5 a letter of another script is said, not removed: %s',
    (line) => {
      expect(parseDeliveryAddress({ ...address, [line]: 'Набережная' })).toEqual(
        E.left({ [line]: { kind: 'deliveryAddress/not-latin' } }),
      );
    },
  );

  it.each([
    ['2a004', '2a004'],
    ['13  08', '13 08'],
    ['13-008', '13008'],
    ['13 008', '13008'],
    ['F-13008', '13008'],
  ])('P5.5 a zip typed as « %s » is sent as « %s »', (typed, zip) => {
    expect(parseDeliveryAddress({ ...address, zip: typed })).toEqual(E.right({ ...trimmed, zip }));
  });

  it('every invalid line is reported', () => {
    expect(parseDeliveryAddress({ ...address, zip: '13015A', city: '' })).toEqual(
      E.left({ zip: { kind: 'deliveryAddress/zip' }, city: { kind: 'deliveryAddress/city' } }),
    );
  });
});

describe('the displayed lines of an address', () => {
  const empty = { companyName: '', address: '', address2: '', address3: '', zip: '', city: '' };
  it.each([
    [
      {
        companyName: 'ATELIER',
        address: '8 QUAI',
        address2: ' ',
        address3: 'B',
        zip: '13015',
        city: 'MARSEILLE',
      },
      ['ATELIER', '8 QUAI', 'B', '13015 MARSEILLE'],
    ],
    [{ ...empty, city: 'MARSEILLE' }, ['MARSEILLE']],
    [empty, []],
  ])('%j', (address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });
});
