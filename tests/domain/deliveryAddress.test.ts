import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  addressLines,
  deliveryAddressLengths,
  parseDeliveryAddress,
  parseDeliveryField,
  type DeliveryAddressField,
} from '../../src/domain/deliveryAddress';

const bounds: readonly [DeliveryAddressField, number, number][] = [
  ['companyName', 3, 30],
  ['address', 5, 30],
  ['address2', 0, 30],
  ['address3', 0, 30],
  ['zip', 5, 6],
  ['city', 2, 25],
];

describe('M5.25 the lines of another delivery address', () => {
  it.each(bounds)('%s has %d to %d characters', (field, min, max) => {
    const error = left({ kind: `deliveryAddress/${field}` });
    const text = (length: number): string => 'A'.repeat(length);
    expect(parseDeliveryField(field, text(min))).toEqual(right(text(min)));
    expect(parseDeliveryField(field, text(max))).toEqual(right(text(max)));
    expect(parseDeliveryField(field, text(max + 1))).toEqual(error);
    if (min > 0) expect(parseDeliveryField(field, text(min - 1))).toEqual(error);
    expect(deliveryAddressLengths[field]).toEqual({ min, max });
  });

  it('spaces around a line do not count', () => {
    expect(parseDeliveryField('city', '  LA CIOTAT ')).toEqual(right('LA CIOTAT'));
    expect(parseDeliveryField('city', ' A ')).toEqual(left({ kind: 'deliveryAddress/city' }));
  });

  const address = {
    companyName: ' ATELIER ',
    address: '8 QUAI DES FORGES',
    address2: 'BATIMENT B',
    address3: ' ',
    zip: '13015',
    city: 'MARSEILLE',
  };

  it('a whole address comes back trimmed', () => {
    expect(parseDeliveryAddress(address)).toEqual(
      right({ ...address, companyName: 'ATELIER', address3: '' }),
    );
  });

  it('every line that does not fit is told', () => {
    expect(parseDeliveryAddress({ ...address, zip: '1301', city: '' })).toEqual(
      left([{ kind: 'deliveryAddress/zip' }, { kind: 'deliveryAddress/city' }]),
    );
  });
});

describe('the lines that an address shows', () => {
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
