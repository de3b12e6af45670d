import { fc, test } from '@fast-check/vitest';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { customerTypes } from '../../src/domain/customerType';
import { deliveryTypes } from '../../src/domain/delivery';
import { cents } from '../../src/domain/money';
import { offerCodes } from '../../src/domain/offerCode';
import { requiredDocuments } from '../../src/domain/purchaseDocuments';
import { emptyPurchaseDraft, type PurchaseDraft } from '../../src/domain/purchaseDraft';
import { purchaseLacks } from '../../src/domain/purchaseSteps';
import { purchaseSteps } from '../../src/domain/purchaseStep';
import { completePurchase } from '../../src/domain/subscriptionOrder';
import { aTariff } from '../support/builders';
import {
  aCompanyDraft,
  aPurchaseDraft,
  companyDetails,
  readDetails,
  sentElsewhere,
  someDetails,
  soldTariffs,
  typedIban,
} from '../support/purchase';

const delivered = (part: Partial<PurchaseDraft['delivery']>) => ({
  delivery: { ...aPurchaseDraft().delivery, ...part },
});
const chosen = (customerType: string, planCode: string) => ({
  choice: { customerType, planCode },
});

describe('P7.15 a subscription ready to be ordered', () => {
  it('of an individual, from the locker', () => {
    expect(completePurchase(aPurchaseDraft(), typedIban, soldTariffs)).toEqual(
      some({
        customerType: 'individual',
        planCode: '04',
        details: readDetails(someDetails()),
        quantity: 2,
        delivery: { type: 'locker' },
        wantsPostalInvoices: false,
        iban: 'FR1420041010050500013M02606',
        bondCode: 'D04',
        loadingPerBadge: 3000,
        reloadValue: 3000,
        price: { deposit: 4000, initialLoading: 6000, shipping: 0, total: 10000 },
      }),
    );
  });

  it('of a company, at the prices of its own plan', () => {
    expect(completePurchase(aCompanyDraft(), typedIban, soldTariffs)).toEqual(
      some({
        customerType: 'professional',
        planCode: '07',
        details: readDetails(companyDetails(), 'professional'),
        quantity: 4,
        delivery: { type: 'correspondence' },
        wantsPostalInvoices: true,
        iban: 'FR1420041010050500013M02606',
        bondCode: 'D07',
        loadingPerBadge: 5000,
        reloadValue: 5000,
        price: { deposit: 12000, initialLoading: 20000, shipping: 650, total: 32650 },
      }),
    );
  });

  it.each([
    ['locker', 0],
    ['correspondence', 650],
    ['address', 650],
  ] as const)(
    'P9.3 shipping costs for what is sent only: %s, %i cents',
    (deliveryType, shipping) => {
      const draft = aPurchaseDraft(delivered({ deliveryType, address: sentElsewhere }));
      expect(completePurchase(draft, typedIban, soldTariffs)).toMatchObject(
        some({ price: { shipping, total: 10_000 + shipping } }),
      );
    },
  );

  it('P9.4 a plan that is not topped up has nothing to be topped up by', () => {
    const tariffs = [aTariff({ reload: null })];
    expect(completePurchase(aPurchaseDraft(), typedIban, tariffs)).toMatchObject(
      some({ reloadValue: 0 }),
    );
  });

  it.each<[string, Partial<PurchaseDraft>, string]>([
    ['P5.1 no plan', chosen('individual', ''), typedIban],
    ['P5.1 the special offer for a company', chosen('professional', '05'), typedIban],
    ['P5.2 no address', { details: someDetails({ address: '' }) }, typedIban],
    ["P5.3 an individual's details for a company", chosen('professional', '04'), typedIban],
    ['P5.7 no quantity', delivered({ quantity: '' }), typedIban],
    ['P5.7 five badges', delivered({ quantity: '5' }), typedIban],
    ['P5.7 no delivery mode', delivered({ deliveryType: '' }), typedIban],
    ['P5.7 an address not filled in', delivered({ deliveryType: 'address' }), typedIban],
    ['P5.8 no IBAN', {}, ''],
    ['P5.8 a wrong IBAN', {}, 'FR1520041010050500013M02606'],
    ['P5.8 a foreign IBAN', {}, 'MC5811222000010123456789030'],
    ['P5.9 the terms not accepted', { terms: { areAccepted: false } }, typedIban],
  ])('is none with %s', (_title, part, iban) => {
    expect(completePurchase(aPurchaseDraft(part), iban, soldTariffs)).toEqual(none);
  });

  it('P3.15 is none of a plan whose prices are not published', () => {
    expect(completePurchase(aPurchaseDraft(), typedIban, soldTariffs.slice(1))).toEqual(none);
    expect(completePurchase(aPurchaseDraft(), typedIban, [])).toEqual(none);
  });

  it('P9.2 is none for three badges of plan 05', () => {
    const draft = aPurchaseDraft({
      ...chosen('individual', '05'),
      ...delivered({ quantity: '3' }),
    });
    expect(completePurchase(draft, typedIban, soldTariffs)).toEqual(none);
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
  ])('P5.1–P5.9 is there exactly when no step of five lacks something', (draft, iban, tariffs) => {
    const sold = offerCodes.filter((code) => tariffs.some((one) => one.code === code));
    const progress = {
      standing: null,
      draft,
      sold,
      isIbanRight: iban === typedIban,
      documents: requiredDocuments({ customerType: 'professional', planCode: '04' }).concat(
        requiredDocuments({ customerType: 'individual', planCode: '05' }),
      ),
    } as const;
    const isFilledIn = purchaseSteps
      .slice(0, 5)
      .every((step) => purchaseLacks(step, progress).length === 0);
    expect(isSome(completePurchase(draft, iban, tariffs))).toBe(isFilledIn);
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
      expect(completePurchase(draft, typedIban, [tariff])).toMatchObject(
        some({
          loadingPerBadge: loading,
          price: { total: deposit * count + loading * count + shipping },
        }),
      );
    },
  );
});
