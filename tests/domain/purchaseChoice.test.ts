import { fc, test } from '@fast-check/vitest';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { customerTypes, readCustomerType } from '../../src/domain/customerType';
import { offerCodes } from '../../src/domain/offerCode';
import { isPlanOpenTo, parsePurchaseChoice, plansFor } from '../../src/domain/purchaseChoice';

const noType = { customerType: { kind: 'purchaseChoice/customerType-missing' } };
const noPlan = { planCode: { kind: 'purchaseChoice/planCode-missing' } };

describe('P3.16 who subscribes', () => {
  it('is an individual or a professional, in the order shown', () => {
    expect(customerTypes).toEqual(['individual', 'professional']);
    expect(customerTypes.map(readCustomerType)).toEqual(customerTypes);
  });

  it.each(['', 'p', 'Individual', ' individual'])('is nobody when %j stands there', (raw) => {
    expect(readCustomerType(raw)).toBeUndefined();
  });
});

describe('P5.1, P9.1 the special offer', () => {
  it.each([
    ['04', 'individual', true],
    ['07', 'individual', true],
    ['05', 'individual', true],
    ['04', 'professional', true],
    ['07', 'professional', true],
    ['05', 'professional', false],
  ] as const)('plan %s of an %s: open %s', (plan, customerType, expected) => {
    expect(isPlanOpenTo(plan, customerType)).toBe(expected);
  });

  const plans = offerCodes.map((code) => ({ code }));
  it.each([
    ['an individual', 'individual', ['04', '07', '05']],
    ['a professional', 'professional', ['04', '07']],
    ['somebody who has not said it yet', undefined, ['04', '07', '05']],
  ] as const)('is shown to individuals only: to %s', (_who, customerType, expected) => {
    expect(plansFor(plans, customerType).map(({ code }) => code)).toEqual(expected);
  });

  it('is not shown to anybody when it is not sold', () => {
    expect(plansFor([{ code: '04' }], 'individual')).toEqual([{ code: '04' }]);
  });
});

describe('P5.1 a customer type and a plan must be chosen', () => {
  it.each([
    ['nothing', '', '', { ...noType, ...noPlan }],
    ['a plan only', '', '04', noType],
    ['a type only', 'individual', '', noPlan],
    ['a type that there is not', 'company', '04', noType],
    ['a plan that there is not', 'individual', '10', noPlan],
    ['the special offer by a professional', 'professional', '05', noPlan],
    ['the special offer by nobody yet', '', '05', noType],
  ])('%s', (_title, customerType, planCode, errors) => {
    expect(parsePurchaseChoice({ customerType, planCode }, offerCodes)).toEqual(left(errors));
  });

  it('the type comes before the plan, as on the screen', () => {
    const parsed = parsePurchaseChoice({ customerType: '', planCode: '' }, offerCodes);
    expect(Object.keys((parsed as { left: object }).left)).toEqual(['customerType', 'planCode']);
  });

  it('P3.15 a plan that is not sold today cannot be chosen', () => {
    const choice = { customerType: 'individual', planCode: '05' } as const;
    expect(parsePurchaseChoice(choice, ['04', '07'])).toEqual(left(noPlan));
    expect(parsePurchaseChoice(choice, ['04', '05'])).toEqual(right(choice));
  });

  test.prop([
    fc.constantFrom(...customerTypes),
    fc.constantFrom(...offerCodes),
    fc.subarray([...offerCodes]),
  ])('fits exactly when the plan is sold and open', (customerType, planCode, sold) => {
    expect(isRight(parsePurchaseChoice({ customerType, planCode }, sold))).toBe(
      sold.includes(planCode) && !(planCode === '05' && customerType === 'professional'),
    );
  });
});
