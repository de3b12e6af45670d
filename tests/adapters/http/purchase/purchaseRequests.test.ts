import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { OrderAnswer } from '../../../../generated/api';
import * as operations from '../../../../generated/operations';
import { httpPurchaseGateway } from '../../../../src/adapters/http/purchase/HttpPurchaseGateway';
import { toOrderedPurchase } from '../../../../src/adapters/http/purchase/toOrderedPurchase';
import { toOrderRequest } from '../../../../src/adapters/http/purchase/toOrderRequest';
import { toSignatureRequest } from '../../../../src/adapters/http/purchase/toSignatureRequest';
import type { Email } from '../../../../src/domain/basis/email';
import { formatOrderReference } from '../../../../src/domain/payment/orderReference';
import { emptyPurchaseDraft } from '../../../../src/domain/purchase/purchaseDraft';
import { answerExample, requestExample } from '../../../simulators/support/examples';
import {
  aCompanyDraft,
  anOrderedPurchase,
  aPurchaseDraft,
  aSubscriptionOrder,
  billingLines,
  companyDetails,
  sentElsewhere,
} from '../../../support/purchase/purchase';
import { returns } from '../../../support/purchase/purchaseCalls';
import { purchaseServerForEachTest } from '../../../support/purchase/purchaseServerForEachTest';
import { anOrderKey } from '../../../support/ordering/badgeOrders';
import type { RecordingServer } from '../../../support/http/recordingServer';

const recording = purchaseServerForEachTest();

const bodies = ({ sent }: RecordingServer) => sent.map(({ body }) => JSON.parse(body) as unknown);

describe('the requests', () => {
  it('P7.13 the e-mail', async () => {
    const to = await recording({});
    await httpPurchaseGateway(to.api, '').isEmailTaken('camille.durand@example.fr' as Email)();
    expect(to.sent).toMatchObject([{ method: 'POST', path: '/api/public/validate' }]);
    expect(bodies(to)).toEqual([{ email: 'camille.durand@example.fr' }]);
  });

  it('P7.16–P7.18 the order, by its reference without prefix, in two calls', async () => {
    const to = await recording({
      ...(answerExample('retrieveOrder') as object),
      email: 'camille.durand@example.fr',
    });
    const found = await httpPurchaseGateway(to.api, '').retrieve(formatOrderReference(42))();
    expect(found).toEqual(E.right(anOrderedPurchase()));
    expect(to.sent).toMatchObject([
      { method: 'POST', path: '/api/public/order/reference' },
      { method: 'POST', path: '/api/public/order/retrieve' },
    ]);
    expect(bodies(to)).toEqual([
      requestExample('findOrderReference'),
      requestExample('retrieveOrder'),
    ]);
  });

  it('P7.15 an order, as JSON, under its key', async () => {
    const to = await recording({ state: true, reference: '42' });
    expect(await httpPurchaseGateway(to.api, '').order(aSubscriptionOrder(), anOrderKey)()).toEqual(
      E.right('CDW0000042'),
    );
    expect(to.sent).toMatchObject([
      { method: 'POST', path: '/api/public/order/add', type: 'application/json', key: anOrderKey },
    ]);
  });
});

describe('P7.15, P3.19 orders are sent as in the examples of the contract', () => {
  const delivery = emptyPurchaseDraft.delivery;
  /**
   * In the examples the first name of the holder is before the last name; « Nom et prénom » is typed in the
   * other order.
   */
  const holder = { corCompanyName: 'DURAND CAMILLE' };

  it.each([
    [
      'nominal',
      aPurchaseDraft({
        delivery: { ...delivery, quantity: '2', deliveryType: 'address', address: sentElsewhere },
      }),
      'FR14 2004 1010 0505 0001 3M02 606',
      holder,
    ],
    [
      'locker',
      aPurchaseDraft({
        choice: { customerType: 'individual', planCode: 'specialOffer' },
        delivery: { ...delivery, quantity: '1', deliveryType: 'locker' },
      }),
      'FR14 2004 1010 0505 0001 3M02 606',
      holder,
    ],
    ['professional', aCompanyDraft(), 'FR76 3000 6000 0112 3456 7890 189', {}],
  ] as const)('%s', (example, draft, iban, changes) => {
    expect(toOrderRequest(aSubscriptionOrder(draft, iban))).toEqual(
      requestExample('addOrder', example, changes),
    );
  });

  it('P5.4 without another billing address, none is sent, typed or not', () => {
    const { details } = aCompanyDraft();
    const draft = aCompanyDraft({ details: { ...details, hasOwnBilling: false } });
    const order = toOrderRequest(aSubscriptionOrder(draft));
    const billing = Object.entries(order).filter(([name]) => name.startsWith('bil'));
    expect(order.needBilDifferent).toBe(false);
    expect(billing.map(([, value]) => value)).toEqual(Array(9).fill(null));
  });
});

describe('P3.17, P3.18 an order as the server stores it', () => {
  const example = (name: string) => answerExample('retrieveOrder', name) as OrderAnswer;

  it('from the locker has no delivery address', () => {
    expect(toOrderedPurchase(example('locker'))).toMatchObject({
      planCode: 'specialOffer',
      quantity: 1,
      deliveryType: 'locker',
      deliveryAddress: emptyPurchaseDraft.delivery.address,
    });
  });

  it('of a company has another billing address and bills by post', () => {
    expect(toOrderedPurchase(example('professional'))).toMatchObject({
      reference: 'CDW0000043',
      customerType: 'professional',
      deliveryType: 'correspondence',
      holder: null,
      billing: billingLines,
      wantsPostalInvoices: true,
      iban: 'FR7630006000011234567890189',
    });
  });

  it('has its correspondence address as billing address if the server sends no other one', () => {
    const { order, contract } = example('nominal');
    const unnamed = { ...contract, bilAddress: null, bilCompanyName: 'X', iban: null };
    expect(toOrderedPurchase({ order, contract: unnamed })).toMatchObject({
      holder: { lastname: 'DURAND', firstname: 'CAMILLE' },
      billing: anOrderedPurchase().correspondence,
      iban: null,
    });
  });

  it('P9.1 of a plan that is not sold online is rejected by the codec', () => {
    const answer = answerExample('retrieveOrder') as { readonly contract: object };
    const other = { ...answer, contract: { ...answer.contract, category: '10' } };
    expect(E.isRight(operations.retrieveOrder.answer.decode(answer))).toBe(true);
    expect(E.isRight(operations.retrieveOrder.answer.decode(other))).toBe(false);
  });
});

describe('P5.3 the contact person of a company', () => {
  const aCompany = (contact: string) =>
    aSubscriptionOrder(
      aPurchaseDraft({
        choice: { customerType: 'professional', planCode: 'tunnelPass' },
        details: companyDetails({ contact }),
      }),
    );

  it.each([
    ['durand camille', { lastname: 'DURAND', firstname: 'CAMILLE' }],
    ['', { lastname: null, firstname: null }],
  ])('« %s » is sent as %j; it may stay empty', (contact, names) => {
    expect(toOrderRequest(aCompany(contact))).toMatchObject(names);
  });

  it('is named in the contract to sign, beside the company', () => {
    const contact = { lastname: 'DURAND', firstname: 'CAMILLE' };
    const order = anOrderedPurchase({ customerType: 'professional', holder: contact });
    const request = { order, civility: null, files: {}, returns };
    expect(toSignatureRequest(request)).toMatchObject({
      company_name: order.correspondence.companyName,
      ...contact,
    });
    const nobody = { ...order, holder: null };
    expect(toSignatureRequest({ ...request, order: nobody })).not.toHaveProperty('lastname');
  });
});
