import { fc, test } from '@fast-check/vitest';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { deliveryTypes } from '../../src/domain/delivery';
import { tidyDeliveryLine } from '../../src/domain/deliveryAddress';
import {
  chosenDeliveryType,
  chosenQuantity,
  parsePurchaseDelivery,
} from '../../src/domain/purchaseDelivery';
import { emptyPurchaseDraft } from '../../src/domain/purchaseDraft';
import { sentElsewhere } from '../support/purchase';

const nothing = emptyPurchaseDraft.delivery;
const locker = { ...nothing, quantity: '1', deliveryType: 'locker' };
const elsewhere = { ...locker, deliveryType: 'address', address: sentElsewhere };
const noQuantity = { quantity: { kind: 'purchaseDelivery/quantity-missing' } };
const noType = { deliveryType: { kind: 'purchaseDelivery/deliveryType-missing' } };

describe('P5.7, P9.2 how many badges', () => {
  it.each([
    ['04', ['1', '2', '3', '4']],
    ['07', ['1', '2', '3', '4']],
    ['05', ['1', '2']],
  ])('plan %s allows %j', (planCode, allowed) => {
    const raws = ['', '0', '1', '2', '3', '4', '5', '-1', '1.5', 'deux', 'NaN'];
    expect(raws.filter((raw) => chosenQuantity(raw, planCode) !== null)).toEqual(allowed);
    expect(allowed.map((raw) => chosenQuantity(raw, planCode))).toEqual(allowed.map(Number));
  });
});

describe('P9.3 the delivery mode', () => {
  it.each([...deliveryTypes])('%s is one', (type) => {
    expect(chosenDeliveryType(type)).toBe(type);
  });

  it.each(['', 'R', 'Locker'])('%j is none', (raw) => {
    expect(chosenDeliveryType(raw)).toBeNull();
  });
});

describe('P5.7 step 3', () => {
  it('needs a quantity and a delivery mode, in the order of the screen', () => {
    const parsed = parsePurchaseDelivery(nothing, '04');
    expect(parsed).toEqual(left({ ...noQuantity, ...noType }));
    expect(Object.keys((parsed as { left: object }).left)).toEqual(['quantity', 'deliveryType']);
    expect(parsePurchaseDelivery({ ...locker, quantity: '' }, '04')).toEqual(left(noQuantity));
    expect(parsePurchaseDelivery({ ...locker, deliveryType: '' }, '04')).toEqual(left(noType));
  });

  it('three badges of plan 05 are chosen again', () => {
    expect(parsePurchaseDelivery({ ...locker, quantity: '3' }, '05')).toEqual(left(noQuantity));
  });

  it.each(['locker', 'correspondence'] as const)('to the %s needs no address', (deliveryType) => {
    expect(parsePurchaseDelivery({ ...locker, deliveryType }, '04')).toEqual(
      right({ quantity: 1, delivery: { type: deliveryType }, wantsPostalInvoices: false }),
    );
  });

  it('P9.7 says how bills come', () => {
    expect(parsePurchaseDelivery({ ...locker, wantsPostalInvoices: true }, '04')).toMatchObject(
      right({ wantsPostalInvoices: true }),
    );
  });

  it('to another address takes its lines', () => {
    expect(parsePurchaseDelivery(elsewhere, '04')).toEqual(
      right({
        quantity: 1,
        delivery: { type: 'address', address: sentElsewhere },
        wantsPostalInvoices: false,
      }),
    );
  });

  it('an address that was typed and is not delivered to does not count', () => {
    const typed = { ...elsewhere, deliveryType: 'correspondence' };
    expect(parsePurchaseDelivery(typed, '04')).toMatchObject(
      right({ delivery: { type: 'correspondence' } }),
    );
    expect(isRight(parsePurchaseDelivery({ ...typed, address: nothing.address }, '04'))).toBe(true);
  });

  it('P5.2 an address that is not filled in: each line is told by its place', () => {
    const parsed = parsePurchaseDelivery({ ...elsewhere, address: nothing.address }, '04');
    expect(parsed).toEqual(
      left({
        'address.companyName': { kind: 'deliveryAddress/companyName' },
        'address.address': { kind: 'deliveryAddress/address' },
        'address.zip': { kind: 'deliveryAddress/zip' },
        'address.city': { kind: 'deliveryAddress/city' },
      }),
    );
  });

  it.each([
    ['companyName', "L'Été  & Cie", 'L ETE CIE'],
    ['address', ' 3, rue de l’Évêché ', '3 RUE DE L EVECHE'],
    ['address2', 'bât. B', 'BAT B'],
    ['address3', 'Résidence « Les Pins » – n° 4', 'RESIDENCE LES PINS N 4'],
    ['zip', '13-002', '13002'],
    ['city', 'Aix-en-Provence', 'AIX EN PROVENCE'],
  ] as const)('P5.5 %s typed as « %s » goes as %s', (line, typed, sent) => {
    const address = { ...sentElsewhere, [line]: typed };
    expect(parsePurchaseDelivery({ ...elsewhere, address }, '04')).toMatchObject(
      right({ delivery: { address: { ...sentElsewhere, [line]: sent } } }),
    );
  });

  it('P5.6 what is stripped does not count', () => {
    const fits = (address: string): boolean =>
      isRight(
        parsePurchaseDelivery({ ...elsewhere, address: { ...sentElsewhere, address } }, '04'),
      );
    expect(fits('A - B')).toBe(false);
    expect(fits(`${'X'.repeat(30)}...`)).toBe(true);
    expect(fits('X'.repeat(31))).toBe(false);
  });
});

describe('P5.5 while it is typed', () => {
  it('lines are in upper case, without special characters; a space may follow', () => {
    expect(tidyDeliveryLine('city', 'Saint-Étienne ')).toBe('SAINT ETIENNE ');
    expect(tidyDeliveryLine('companyName', 'h&m')).toBe('H M');
  });

  it('a zip has no special characters', () => {
    expect(tidyDeliveryLine('zip', 'ab-13.002')).toBe('ab13002');
  });
});

const line = fc.string({ unit: 'grapheme', maxLength: 40 });
test.prop([
  fc.record({
    companyName: line,
    address: line,
    address2: line,
    address3: line,
    zip: line,
    city: line,
  }),
])('P5.5 an address that goes is tidy: typed again it is the same', (address) => {
  const parsed = parsePurchaseDelivery({ ...elsewhere, address }, '04');
  if (!isRight(parsed)) return;
  const { delivery } = parsed.right;
  const sent = delivery.type === 'address' ? delivery.address : sentElsewhere;
  for (const text of Object.values(sent)) expect(text).toMatch(/^[\w ]*$/);
  expect(parsePurchaseDelivery({ ...elsewhere, address: sent }, '04')).toEqual(parsed);
});
