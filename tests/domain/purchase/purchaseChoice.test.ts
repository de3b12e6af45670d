import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { customerTypes, readCustomerType } from '../../../src/domain/purchase/customerType';
import { offerCodes } from '../../../src/domain/ordering/offerCode';
import {
  isPlanOpenTo,
  parsePurchaseChoice,
  plansFor,
} from '../../../src/domain/purchase/purchaseChoice';

const noType = { customerType: { kind: 'purchaseChoice/customerType-missing' } };
const noPlan = { planCode: { kind: 'purchaseChoice/planCode-missing' } };

describe('P3.16 who subscribes', () => {
  it('is an individual or a professional, in the order of display', () => {
    expect(customerTypes).toEqual(['individual', 'professional']);
    expect(customerTypes.map(readCustomerType)).toEqual(customerTypes);
  });

  it.each(['', 'p', 'Individual', ' individual'])('is null for %j', (raw) => {
    expect(readCustomerType(raw)).toBeNull();
  });
});

describe('P5.1, P9.1 the special offer', () => {
  it.each([
    ['tunnelPass', 'individual', true],
    ['tunnelPassPlus', 'individual', true],
    ['specialOffer', 'individual', true],
    ['tunnelPass', 'professional', true],
    ['tunnelPassPlus', 'professional', true],
    ['specialOffer', 'professional', false],
  ] as const)('plan %s of an %s: open %s', (plan, customerType, expected) => {
    expect(isPlanOpenTo(plan, customerType)).toBe(expected);
  });

  const plans = offerCodes.map((code) => ({ code }));
  it.each([
    ['an individual', 'individual', ['tunnelPass', 'tunnelPassPlus', 'specialOffer']],
    ['a professional', 'professional', ['tunnelPass', 'tunnelPassPlus']],
    ['somebody who has not said it yet', null, ['tunnelPass', 'tunnelPassPlus']],
  ] as const)('is shown to individuals only: to %s', (_who, customerType, expected) => {
    expect(plansFor(plans, customerType).map(({ code }) => code)).toEqual(expected);
  });

  it('is not shown to anybody if it is not sold', () => {
    expect(plansFor([{ code: 'tunnelPass' }], 'individual')).toEqual([{ code: 'tunnelPass' }]);
  });
});

describe('P5.1 a customer type and a plan must be chosen', () => {
  it.each([
    ['nothing', '', '', { ...noType, ...noPlan }],
    ['a plan only', '', 'tunnelPass', noType],
    ['a type only', 'individual', '', noPlan],
    ['a type that there is not', 'company', 'tunnelPass', noType],
    ['a plan that there is not', 'individual', '10', noPlan],
    ['the special offer by a professional', 'professional', 'specialOffer', noPlan],
    ['the special offer by nobody yet', '', 'specialOffer', noType],
  ])('%s', (_title, customerType, planCode, errors) => {
    expect(parsePurchaseChoice({ customerType, planCode }, offerCodes)).toEqual(E.left(errors));
  });

  it('the type comes before the plan, as on the screen', () => {
    const parsed = parsePurchaseChoice({ customerType: '', planCode: '' }, offerCodes);
    expect(Object.keys((parsed as { left: object }).left)).toEqual(['customerType', 'planCode']);
  });

  it('P3.15 a plan that is not sold today cannot be chosen', () => {
    const choice = { customerType: 'individual', planCode: 'specialOffer' } as const;
    expect(parsePurchaseChoice(choice, ['tunnelPass', 'tunnelPassPlus'])).toEqual(E.left(noPlan));
    expect(parsePurchaseChoice(choice, ['tunnelPass', 'specialOffer'])).toEqual(E.right(choice));
  });

  test.prop([
    fc.constantFrom(...customerTypes),
    fc.constantFrom(...offerCodes),
    fc.subarray([...offerCodes]),
  ])('is valid exactly when the plan is sold and open', (customerType, planCode, sold) => {
    expect(E.isRight(parsePurchaseChoice({ customerType, planCode }, sold))).toBe(
      sold.includes(planCode) && !(planCode === 'specialOffer' && customerType === 'professional'),
    );
  });
});
