import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  allowedBadgeQuantities,
  badgeOrderSettlement,
  badgeOrderSteps,
  isBadgeOrderStepValid,
  isShipped,
  mayEnterBadgeOrderStep,
  mayOrderBadges,
  openBadgeOrderStep,
  parseBadgeQuantity,
  parseDeliveryType,
  type BadgeOrderDraft,
} from '../../src/domain/badgeOrder';
import { cents } from '../../src/domain/money';

const refused = left({ kind: 'badgeOrder/quantity' });
const noAddress = { companyName: '', address: '', address2: '', address3: '', zip: '', city: '' };
const address = {
  ...noAddress,
  companyName: 'ATELIER',
  address: '8 QUAI DES FORGES',
  zip: '13015',
  city: 'MARSEILLE',
};
const draft: BadgeOrderDraft = {
  planCode: '04',
  quantity: 2,
  deliveryType: 'R',
  address: noAddress,
  areTermsAccepted: true,
};

describe('how many badges', () => {
  it.each([
    ['04', 0, refused],
    ['04', 1, right(1)],
    ['04', 4, right(4)],
    ['04', 5, refused],
    ['07', 3, right(3)],
    ['05', 0, refused],
    ['05', 1, right(1)],
    ['05', 2, right(2)],
    ['05', 3, refused],
    ['04', 1.5, refused],
    ['04', NaN, refused],
    ['04', '3', right(3)],
    ['04', '', refused],
    ['04', 'deux', refused],
  ])('M5.23, P5.7 plan %s, quantity %s', (plan, quantity, expected) => {
    expect(parseBadgeQuantity(quantity, plan)).toEqual(expected);
  });

  it('P9.2 plan 05 offers 1 or 2, the others 1 to 4', () => {
    expect(allowedBadgeQuantities('05')).toEqual([1, 2]);
    expect(allowedBadgeQuantities('04')).toEqual([1, 2, 3, 4]);
  });
});

describe('M5.24 how they are delivered', () => {
  it.each(['R', 'LC', 'L'])('%s is a delivery type', (raw) => {
    expect(parseDeliveryType(raw)).toEqual(right(raw));
  });

  it.each(['', 'l', 'X', 'LCR'])('« %s » is none', (raw) => {
    expect(parseDeliveryType(raw)).toEqual(left({ kind: 'badgeOrder/delivery-type' }));
  });

  it('P9.3 only LC and L are shipped', () => {
    expect([isShipped('R'), isShipped('LC'), isShipped('L')]).toEqual([false, true, true]);
  });
});

describe('M5.27 who may order', () => {
  it.each([
    [true, 'active', true],
    [true, 'inactive', true],
    [true, 'special', false],
    [false, 'active', false],
    [false, 'special', false],
  ] as const)('registers badges %s, status %s: %s', (isRegisterBadge, status, expected) => {
    expect(mayOrderBadges({ isRegisterBadge, status })).toBe(expected);
  });
});

describe('M4.5 the three steps of a badge order', () => {
  it('come in order', () => {
    expect(badgeOrderSteps).toEqual(['delivery', 'terms', 'summary']);
  });

  it.each([
    ['a locker pickup', draft, true],
    ['no quantity', { ...draft, quantity: null }, false],
    ['five badges', { ...draft, quantity: 5 }, false],
    ['three badges of plan 05', { ...draft, planCode: '05', quantity: 3 }, false],
    ['no delivery type', { ...draft, deliveryType: null }, false],
    ['the correspondence address', { ...draft, deliveryType: 'LC' }, true],
    ['another address, not filled in', { ...draft, deliveryType: 'L' }, false],
    ['another address', { ...draft, deliveryType: 'L', address }, true],
    ['terms not yet accepted', { ...draft, areTermsAccepted: false }, true],
  ] as const)('step 1 with %s: %s', (_name, order, expected) => {
    expect(isBadgeOrderStepValid('delivery', order)).toBe(expected);
  });

  it('M5.26 step 2 needs the terms of sale', () => {
    expect(isBadgeOrderStepValid('terms', draft)).toBe(true);
    expect(isBadgeOrderStepValid('terms', { ...draft, areTermsAccepted: false })).toBe(false);
  });

  it('step 3 asks for nothing more', () => {
    expect(isBadgeOrderStepValid('summary', draft)).toBe(true);
  });

  it.each([
    ['nothing filled in', { ...draft, quantity: null, areTermsAccepted: false }, ['delivery']],
    ['delivery filled in', { ...draft, areTermsAccepted: false }, ['delivery', 'terms']],
    ['terms accepted too', draft, ['delivery', 'terms', 'summary']],
    ['terms without delivery', { ...draft, quantity: null }, ['delivery']],
  ] as const)('a step opens after those before it: %s', (_name, order, expected) => {
    expect(badgeOrderSteps.filter((step) => mayEnterBadgeOrderStep(step, order))).toEqual(expected);
  });

  it.each([
    ['summary', draft, 'summary'],
    ['terms', draft, 'terms'],
    ['summary', { ...draft, areTermsAccepted: false }, 'terms'],
    ['summary', { ...draft, quantity: null }, 'delivery'],
    ['terms', { ...draft, quantity: null }, 'delivery'],
    ['delivery', { ...draft, quantity: null }, 'delivery'],
  ] as const)(
    'who asks for the step %s is led to the last one that is open',
    (wanted, order, expected) => {
      expect(openBadgeOrderStep(wanted, order)).toBe(expected);
    },
  );

  it('an order of 0 is validated without a card', () => {
    expect(badgeOrderSettlement(cents(0))).toBe('nothingToPay');
    expect(badgeOrderSettlement(cents(1))).toBe('card');
  });
});
