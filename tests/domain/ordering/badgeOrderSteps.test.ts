import { describe, expect, it } from 'vitest';
import {
  badgeOrderSteps,
  isBadgeOrderStepValid,
  mayEnterBadgeOrderStep,
  openBadgeOrderStep,
  type BadgeOrderDraft,
} from '../../../src/domain/ordering/badgeOrderSteps';

const noAddress = { companyName: '', address: '', address2: '', address3: '', zip: '', city: '' };
const address = {
  ...noAddress,
  companyName: 'ATELIER',
  address: '8 QUAI DES FORGES',
  zip: '13015',
  city: 'MARSEILLE',
};
const draft: BadgeOrderDraft = {
  planCode: 'tunnelPass',
  quantity: 2,
  deliveryType: 'locker',
  address: noAddress,
  areTermsAccepted: true,
};

describe('M4.5 the three steps of a badge order', () => {
  it('are in order', () => {
    expect(badgeOrderSteps).toEqual(['delivery', 'terms', 'summary']);
  });

  it.each([
    ['a locker pickup', draft, true],
    ['no quantity', { ...draft, quantity: null }, false],
    ['three badges of plan 05', { ...draft, planCode: 'specialOffer', quantity: 3 }, false],
    ['no delivery type', { ...draft, deliveryType: null }, false],
    ['the correspondence address', { ...draft, deliveryType: 'correspondence' }, true],
    ['another address, not filled in', { ...draft, deliveryType: 'address' }, false],
    ['another address', { ...draft, deliveryType: 'address', address }, true],
    ['terms not yet accepted', { ...draft, areTermsAccepted: false }, true],
  ] as const)('step 1 with %s: %s', (_name, order, expected) => {
    expect(isBadgeOrderStepValid('delivery', order)).toBe(expected);
  });

  it('M5.26 step 2 requires the terms of sale', () => {
    expect(isBadgeOrderStepValid('terms', draft)).toBe(true);
    expect(isBadgeOrderStepValid('terms', { ...draft, areTermsAccepted: false })).toBe(false);
  });

  it('step 3 requires nothing more', () => {
    expect(isBadgeOrderStepValid('summary', draft)).toBe(true);
  });

  it.each([
    ['nothing filled in', { ...draft, quantity: null, areTermsAccepted: false }, ['delivery']],
    ['delivery filled in', { ...draft, areTermsAccepted: false }, ['delivery', 'terms']],
    ['terms accepted too', draft, ['delivery', 'terms', 'summary']],
    ['terms without delivery', { ...draft, quantity: null }, ['delivery']],
  ] as const)('a step opens after the steps before it: %s', (_name, order, expected) => {
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
    'a request for the step %s opens the last step that may be entered',
    (wanted, order, expected) => {
      expect(openBadgeOrderStep(wanted, order)).toBe(expected);
    },
  );
});
