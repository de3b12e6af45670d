import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { customerTypes } from '../../../src/domain/purchase/customerType';
import { deliveryTypes } from '../../../src/domain/ordering/delivery';
import { cents } from '../../../src/domain/basis/money';
import { offerCodes } from '../../../src/domain/ordering/offerCode';
import { requiredDocuments } from '../../../src/domain/purchase/purchaseDocuments';
import { emptyPurchaseDraft, type PurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import { purchaseLacks } from '../../../src/domain/purchase/purchaseSteps';
import { purchaseSteps } from '../../../src/domain/purchase/purchaseStep';
import { completePurchase } from '../../../src/domain/purchase/subscriptionOrder';
import { aTariff } from '../../support/subscriber/builders';
import {
  aCompanyDraft,
  aPurchaseDraft,
  companyDetails,
  readDetails,
  sentElsewhere,
  someDetails,
  soldTariffs,
  typedIban,
} from '../../support/purchase/purchase';

const delivered = (part: Partial<PurchaseDraft['delivery']>) => ({
  delivery: { ...aPurchaseDraft().delivery, ...part },
});
const chosen = (customerType: string, planCode: string) => ({
  choice: { customerType, planCode },
});

describe('P7.15 a subscription ready to be ordered', () => {
  it('of an individual, from the locker', () => {
    expect(completePurchase(aPurchaseDraft(), typedIban, soldTariffs)).toEqual({
      customerType: 'individual',
      planCode: 'tunnelPass',
      details: readDetails(someDetails()),
      quantity: 2,
      delivery: { type: 'locker' },
      wantsPostalInvoices: false,
      iban: 'FR1420041010050500013M02606',
      bondCode: 'D04',
      loadingPerBadge: 3000,
      reloadValue: 3000,
      price: { deposit: 4000, initialLoading: 6000, shipping: 0, total: 10000 },
    });
  });

  it('of a company, at the prices of its own plan', () => {
    expect(completePurchase(aCompanyDraft(), typedIban, soldTariffs)).toEqual({
      customerType: 'professional',
      planCode: 'tunnelPassPlus',
      details: readDetails(companyDetails(), 'professional'),
      quantity: 4,
      delivery: { type: 'correspondence' },
      wantsPostalInvoices: true,
      iban: 'FR1420041010050500013M02606',
      bondCode: 'D07',
      loadingPerBadge: 5000,
      reloadValue: 5000,
      price: { deposit: 12000, initialLoading: 20000, shipping: 650, total: 32650 },
    });
  });

  it.each([
    ['locker', 0],
    ['correspondence', 650],
    ['address', 650],
  ] as const)(
    'P9.3 only a delivery that is sent costs shipping: %s, %i cents',
    (deliveryType, shipping) => {
      const draft = aPurchaseDraft(delivered({ deliveryType, address: sentElsewhere }));
      expect(completePurchase(draft, typedIban, soldTariffs)).toMatchObject({
        price: { shipping, total: 10_000 + shipping },
      });
    },
  );

  it('P9.4 a plan without a reload has a reload amount of 0', () => {
    const tariffs = [aTariff({ reload: null })];
    expect(completePurchase(aPurchaseDraft(), typedIban, tariffs)).toMatchObject({
      reloadValue: 0,
    });
  });

  it.each<[string, Partial<PurchaseDraft>, string]>([
    ['P5.1 no plan', chosen('individual', ''), typedIban],
    ['P5.1 the special offer for a company', chosen('professional', 'specialOffer'), typedIban],
    ['P5.2 no address', { details: someDetails({ address: '' }) }, typedIban],
    ["P5.3 an individual's details for a company", chosen('professional', 'tunnelPass'), typedIban],
    ['P5.7 no quantity', delivered({ quantity: '' }), typedIban],
    ['P5.7 five badges', delivered({ quantity: '5' }), typedIban],
    ['P5.7 no delivery mode', delivered({ deliveryType: '' }), typedIban],
    ['P5.7 an address not filled in', delivered({ deliveryType: 'address' }), typedIban],
    ['P5.8 no IBAN', {}, ''],
    ['P5.8 a wrong IBAN', {}, 'FR1520041010050500013M02606'],
    ['P5.8 a foreign IBAN', {}, 'MC5811222000010123456789030'],
    ['P5.9 the terms not accepted', { terms: { areAccepted: false } }, typedIban],
  ])('is null with %s', (_title, part, iban) => {
    expect(completePurchase(aPurchaseDraft(part), iban, soldTariffs)).toBeNull();
  });

  it('P3.15 is null for a plan whose prices are not published', () => {
    expect(completePurchase(aPurchaseDraft(), typedIban, soldTariffs.slice(1))).toBeNull();
    expect(completePurchase(aPurchaseDraft(), typedIban, [])).toBeNull();
  });

  it('P9.2 is null for three badges of plan 05', () => {
    const draft = aPurchaseDraft({
      ...chosen('individual', 'specialOffer'),
      ...delivered({ quantity: '3' }),
    });
    expect(completePurchase(draft, typedIban, soldTariffs)).toBeNull();
  });

  test.prop([
    fc.record({
      choice: fc.record({
        customerType: fc.constantFrom('', ...customerTypes),
        planCode: fc.constantFrom('', ...offerCodes),
      }),
      details: fc.constantFrom(emptyPurchaseDraft.details, someDetails(), companyDetails()),
      delivery: fc.record({
        quantity: fc.constantFrom('', '1', '3'),
        deliveryType: fc.constantFrom('', ...deliveryTypes),
        address: fc.constantFrom(sentElsewhere, emptyPurchaseDraft.delivery.address),
        wantsPostalInvoices: fc.boolean(),
      }),
      terms: fc.record({ areAccepted: fc.boolean() }),
    }),
    fc.constantFrom('', typedIban),
    fc.subarray([...soldTariffs]),
  ])('P5.1–P5.9 exists exactly when the five steps are complete', (draft, iban, tariffs) => {
    const sold = offerCodes.filter((code) => tariffs.some((one) => one.code === code));
    const progress = {
      orderStatus: null,
      draft,
      sold,
      isIbanRight: iban === typedIban,
      documents: requiredDocuments({ customerType: 'professional', planCode: 'tunnelPass' }).concat(
        requiredDocuments({ customerType: 'individual', planCode: 'specialOffer' }),
      ),
    } as const;
    const isFilledIn = purchaseSteps
      .slice(0, 5)
      .every((step) => purchaseLacks(step, progress).length === 0);
    expect(completePurchase(draft, iban, tariffs) !== null).toBe(isFilledIn);
  });

  test.prop([fc.nat(50_000), fc.nat(50_000), fc.nat(5_000), fc.integer({ min: 1, max: 4 })])(
    'P9.4 total = deposit × count + initial loading × count + shipping',
    (deposit, loading, shipping, count) => {
      const tariff = aTariff({
        deposit: cents(deposit),
        initialLoading: cents(loading),
        shipping: cents(shipping),
      });
      const draft = aPurchaseDraft(
        delivered({ quantity: String(count), deliveryType: 'correspondence' }),
      );
      expect(completePurchase(draft, typedIban, [tariff])).toMatchObject({
        loadingPerBadge: loading,
        price: { total: deposit * count + loading * count + shipping },
      });
    },
  );
});
