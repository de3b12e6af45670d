import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { tidyDeliveryLine } from '../../../src/domain/ordering/deliveryAddress';
import {
  chosenQuantity,
  parsePurchaseDelivery,
} from '../../../src/domain/purchase/purchaseDelivery';
import { emptyPurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import { sentElsewhere } from '../../support/purchase/purchase';

const nothing = emptyPurchaseDraft.delivery;
const locker = { ...nothing, quantity: '1', deliveryType: 'locker' };
const elsewhere = { ...locker, deliveryType: 'address', address: sentElsewhere };
const noQuantity = { quantity: { kind: 'purchaseDelivery/quantity-missing' } };
const noType = { deliveryType: { kind: 'purchaseDelivery/deliveryType-missing' } };

describe('P5.7, P9.2 the number of badges', () => {
  it.each([
    ['tunnelPass', ['1', '2', '3', '4']],
    ['tunnelPassPlus', ['1', '2', '3', '4']],
    ['specialOffer', ['1', '2']],
  ])('plan %s allows %j', (planCode, allowed) => {
    const raws = ['', '0', '1', '2', '3', '4', '5', '-1', '1.5', 'deux', 'NaN'];
    expect(raws.filter((raw) => chosenQuantity(raw, planCode) !== null)).toEqual(allowed);
    expect(allowed.map((raw) => chosenQuantity(raw, planCode))).toEqual(allowed.map(Number));
  });
});

describe('P5.7 step 3', () => {
  it('requires a quantity and a delivery type, in the order of the screen', () => {
    const parsed = parsePurchaseDelivery(nothing, 'tunnelPass');
    expect(parsed).toEqual(E.left({ ...noQuantity, ...noType }));
    expect(Object.keys((parsed as { left: object }).left)).toEqual(['quantity', 'deliveryType']);
    expect(parsePurchaseDelivery({ ...locker, quantity: '' }, 'tunnelPass')).toEqual(
      E.left(noQuantity),
    );
    expect(parsePurchaseDelivery({ ...locker, deliveryType: '' }, 'tunnelPass')).toEqual(
      E.left(noType),
    );
  });

  it('three badges of plan 05 are refused', () => {
    expect(parsePurchaseDelivery({ ...locker, quantity: '3' }, 'specialOffer')).toEqual(
      E.left(noQuantity),
    );
  });

  it.each(['locker', 'correspondence'] as const)(
    'to the %s requires no address',
    (deliveryType) => {
      expect(parsePurchaseDelivery({ ...locker, deliveryType }, 'tunnelPass')).toEqual(
        E.right({ quantity: 1, delivery: { type: deliveryType }, wantsPostalInvoices: false }),
      );
    },
  );

  it('P9.7 contains how bills are sent', () => {
    expect(
      parsePurchaseDelivery({ ...locker, wantsPostalInvoices: true }, 'tunnelPass'),
    ).toMatchObject(E.right({ wantsPostalInvoices: true }));
  });

  it('to another address contains its lines', () => {
    expect(parsePurchaseDelivery(elsewhere, 'tunnelPass')).toEqual(
      E.right({
        quantity: 1,
        delivery: { type: 'address', address: sentElsewhere },
        wantsPostalInvoices: false,
      }),
    );
  });

  it('an address that was typed for another delivery type is ignored', () => {
    const typed = { ...elsewhere, deliveryType: 'correspondence' };
    expect(parsePurchaseDelivery(typed, 'tunnelPass')).toMatchObject(
      E.right({ delivery: { type: 'correspondence' } }),
    );
    expect(
      E.isRight(parsePurchaseDelivery({ ...typed, address: nothing.address }, 'tunnelPass')),
    ).toBe(true);
  });

  it('P5.2 an empty address: each line is reported by its path', () => {
    const parsed = parsePurchaseDelivery({ ...elsewhere, address: nothing.address }, 'tunnelPass');
    expect(parsed).toEqual(
      E.left({
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
  ] as const)('P5.5 %s typed as « %s » is sent as %s', (line, typed, sent) => {
    const address = { ...sentElsewhere, [line]: typed };
    expect(parsePurchaseDelivery({ ...elsewhere, address }, 'tunnelPass')).toMatchObject(
      E.right({ delivery: { address: { ...sentElsewhere, [line]: sent } } }),
    );
  });

  it('P5.6 removed characters are not counted', () => {
    const fits = (address: string): boolean =>
      E.isRight(
        parsePurchaseDelivery(
          { ...elsewhere, address: { ...sentElsewhere, address } },
          'tunnelPass',
        ),
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
])('P5.5 a sent address is tidy: typed again, it does not change', (address) => {
  const parsed = parsePurchaseDelivery({ ...elsewhere, address }, 'tunnelPass');
  if (!E.isRight(parsed)) return;
  const { delivery } = parsed.right;
  const sent = delivery.type === 'address' ? delivery.address : sentElsewhere;
  for (const text of Object.values(sent)) expect(text).toMatch(/^[\w ]*$/);
  expect(parsePurchaseDelivery({ ...elsewhere, address: sent }, 'tunnelPass')).toEqual(parsed);
});
