import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import {
  billingOfOrder,
  differsFromTyped,
  draftOfOrder,
  hasOwnBilling,
  priceOfOrder,
  totalBeforeChange,
  totalOfOrder,
} from '../../../src/domain/purchase/orderedPurchase';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { isReadOnlyStep } from '../../../src/domain/purchase/purchaseSteps';
import { purchaseSteps } from '../../../src/domain/purchase/purchaseStep';
import { aTariff } from '../../support/subscriber/builders';
import {
  anOrderedPurchase,
  billingLines,
  noLines,
  sentElsewhere,
  someDetails,
  soldTariffs,
  orderStatuses,
} from '../../support/purchase/purchase';

describe('P2.14 an ordered purchase prefills every field', () => {
  it('of an individual', () => {
    expect(draftOfOrder(anOrderedPurchase())).toEqual({
      choice: { customerType: 'individual', planCode: 'tunnelPass' },
      details: someDetails({
        name: 'CAMILLE DURAND',
        billing: anOrderedPurchase().correspondence,
      }),
      delivery: {
        quantity: '2',
        deliveryType: 'address',
        address: { ...sentElsewhere, companyName: '' },
        wantsPostalInvoices: false,
      },
      terms: { areAccepted: true },
    });
  });

  it('of a company that is billed elsewhere, by post', () => {
    const order = anOrderedPurchase({
      customerType: 'professional',
      planCode: 'tunnelPassPlus',
      quantity: 4,
      deliveryType: 'correspondence',
      billing: billingLines,
      wantsPostalInvoices: true,
    });
    expect(draftOfOrder(order)).toMatchObject({
      choice: { customerType: 'professional', planCode: 'tunnelPassPlus' },
      details: {
        name: '',
        companyName: 'CAMILLE DURAND',
        hasOwnBilling: true,
        billing: billingLines,
        email: order.email,
        emailConfirmation: order.email,
      },
      delivery: { quantity: '4', deliveryType: 'correspondence', wantsPostalInvoices: true },
    });
  });

  it('the steps before the order are read-only', () => {
    const readOnly = purchaseSteps.filter((step) => isReadOnlyStep(step, orderStatuses.ordered));
    expect(readOnly).toEqual(purchaseSteps.slice(0, 5));
  });
});

describe('P5.4 bills go to another address than the mail', () => {
  const { correspondence } = anOrderedPurchase();
  it('not when both addresses are the same', () => {
    expect(hasOwnBilling({ correspondence, billing: { ...correspondence } })).toBe(false);
  });

  it.each(Object.keys(noLines))('when %s differs', (line) => {
    const billing = { ...correspondence, [line]: 'X' };
    expect(hasOwnBilling({ correspondence, billing })).toBe(true);
  });
});

describe('P9.4 the price of the order', () => {
  it.each([
    ['address', 650],
    ['locker', 0],
  ] as const)('at the published prices: %s, shipping %i cents', (deliveryType, shipping) => {
    expect(priceOfOrder(anOrderedPurchase({ deliveryType }), soldTariffs)).toEqual({
      deposit: 4000,
      initialLoading: 6000,
      shipping,
      total: 10_000 + shipping,
    });
  });

  it('M4.5 is 0, if nothing has a price', () => {
    const free = aTariff({ deposit: cents(0), initialLoading: cents(0), shipping: cents(0) });
    expect(priceOfOrder(anOrderedPurchase(), [free])).toMatchObject({ total: 0 });
  });

  it.each([
    ['the same total', { total: cents(10_650) }, null, 10_650],
    ['another total', { total: cents(9000) }, 9000, 9000],
    ['an unknown total', {}, null, null],
    ['that of another order', { reference: formatOrderReference(43), total: cents(1) }, null, null],
  ])('was that of its time, if it was placed at another: %s', (_title, part, expected, unsold) => {
    const order = anOrderedPurchase();
    const placed = { reference: order.reference, isSigned: false, isPaid: false, total: null };
    const kept = { draft: draftOfOrder(order), orderKey: null, placed: { ...placed, ...part } };
    expect(totalBeforeChange(order, kept, soldTariffs)).toBe(expected);
    expect(totalOfOrder(order, kept, soldTariffs)).toBe(expected ?? 10_650);
    // The plan was withdrawn between the order and its payment.
    expect(totalOfOrder(order, kept, [])).toBe(unsold);
    expect(totalBeforeChange(order, { ...kept, placed: null }, soldTariffs)).toBeNull();
    const other = anOrderedPurchase({ quantity: 1 });
    expect(totalBeforeChange(other, kept, soldTariffs)).toBeNull();
  });

  it('is null for a plan that is no longer sold', () => {
    expect(priceOfOrder(anOrderedPurchase({ planCode: 'specialOffer' }), [aTariff()])).toBeNull();
  });
});

it('P7.19 the billed person, for the bank', () => {
  expect(billingOfOrder(anOrderedPurchase({ billing: billingLines }))).toEqual({
    addressLine1: '8 QUAI DES FORGES',
    city: 'MARSEILLE',
    postalCode: '13015',
    country: 'FR',
  });
});

describe('P4.3 an order whose response was lost, and the values typed since', () => {
  const order = anOrderedPurchase();
  const typed = draftOfOrder(order);
  const other = 'camille@example.org';

  it('are the same when no choice was changed', () => {
    expect(differsFromTyped(order, typed)).toBe(false);
  });

  it('are the same however a line was typed, and when the server does not return it', () => {
    const { address, email } = typed.details;
    const details = {
      ...typed.details,
      address: ` ${address.toLowerCase().replaceAll(' ', '-')} `,
      email: email.toUpperCase(),
      phoneWork: '04 65 71 03 99',
      billing: billingLines,
    };
    expect(differsFromTyped(order, { ...typed, details })).toBe(false);
  });

  it('are the same when a phone was typed with the prefix of France', () => {
    const details = { ...typed.details, phoneMobile: '+33 6 39 98 01 12' };
    expect(order.correspondence.phoneMobile).toBe('0639980112');
    expect(differsFromTyped(order, { ...typed, details })).toBe(false);
  });

  it.each([
    ['individual', { companyName: 'ATELIERS DU VIEUX QUAI' }],
    ['professional', { name: 'DURAND CAMILLE' }],
  ] as const)(
    'are the same when the name of another customer type was typed before: %s',
    (customerType, name) => {
      const ordered = anOrderedPurchase({ customerType });
      const asSent = draftOfOrder(ordered);
      const details = { ...asSent.details, ...name };
      expect(differsFromTyped(ordered, { ...asSent, details })).toBe(false);
    },
  );

  it('are the same when the server writes a line without its spaces', () => {
    const { correspondence } = order;
    const joined = { ...correspondence, city: 'SAINTETIENNE' };
    const details = { ...typed.details, city: 'Saint-Étienne' };
    const ofServer = anOrderedPurchase({ correspondence: joined, billing: joined });
    expect(differsFromTyped(ofServer, { ...typed, details })).toBe(false);
  });

  it('are the same when the typed details cannot be sent', () => {
    const details = { ...typed.details, zip: '', email: other };
    expect(differsFromTyped(order, { ...typed, details })).toBe(false);
  });

  it('are the same when another address was typed for a delivery that does not go there', () => {
    const sent = anOrderedPurchase({ deliveryType: 'correspondence' });
    const delivery = { ...draftOfOrder(sent).delivery, address: { ...sentElsewhere, city: 'AIX' } };
    expect(differsFromTyped(sent, { ...typed, delivery })).toBe(false);
  });

  it('differ in the other address of the delivery', () => {
    const deliveryAddress = { ...typed.delivery.address, address: '8 QUAI DES FORGES' };
    const sent = anOrderedPurchase({ deliveryType: 'address', deliveryAddress });
    const asSent = draftOfOrder(sent);
    const elsewhere = { ...deliveryAddress, address: '9 QUAI DES FORGES' };
    expect(differsFromTyped(sent, asSent)).toBe(false);
    expect(
      differsFromTyped(sent, { ...asSent, delivery: { ...asSent.delivery, address: elsewhere } }),
    ).toBe(true);
  });

  it.each([
    ['who subscribes', { choice: { ...typed.choice, customerType: 'professional' } }],
    ['the plan', { choice: { ...typed.choice, planCode: 'tunnelPassPlus' } }],
    ['the quantity', { delivery: { ...typed.delivery, quantity: '3' } }],
    ['the delivery', { delivery: { ...typed.delivery, deliveryType: 'locker' } }],
    ['the invoices', { delivery: { ...typed.delivery, wantsPostalInvoices: true } }],
    ['the name', { details: { ...typed.details, name: 'DURAND CAMILLA' } }],
    ['the address', { details: { ...typed.details, address: '14 RUE DE LA REPUBLIQUE' } }],
    ['the zip', { details: { ...typed.details, zip: '13003' } }],
    ['the e-mail', { details: { ...typed.details, email: other, emailConfirmation: other } }],
    [
      'the address of the bills',
      { details: { ...typed.details, hasOwnBilling: true, billing: billingLines } },
    ],
  ])('differ in %s', (_title, change) => {
    expect(differsFromTyped(order, { ...typed, ...change })).toBe(true);
  });
});
