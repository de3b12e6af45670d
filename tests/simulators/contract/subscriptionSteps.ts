import { camille } from '../support/operator.ts';
import { paidInvoice } from '../support/paidInvoice.ts';
import { broken, foreign, type Step } from './Step.ts';

const pdf = '%PDF-1.4 releve';

const contractToSign = {
  email: camille,
  firstname: 'CAMILLE',
  lastname: 'DURAND',
  address_1: '12 RUE DE LA REPUBLIQUE',
  zip: '13002',
  city: 'MARSEILLE',
  country: 'FR',
  iban: 'FR1420041010050500013M02606',
  type: 'p',
  subscription: '04',
};

const extraBadge = {
  shippingCost: 0,
  nbBadge: 1,
  deliveryType: 'R',
  address: null,
  amountPaid: 50,
  bondCode: 'D04',
  initialLoading: 30,
  bailTotal: 20,
};

/** The public site, the subscriber area, the purchase and its payment. */
export const subscriptionSteps: readonly Step[] = [
  { operationId: 'loadPublicData', good: {}, refused: broken, status: 500 },
  { operationId: 'listTrafficSnapshots', good: {}, refused: broken, status: 500 },
  { operationId: 'readTraffic', good: {}, refused: broken, status: 500 },
  { operationId: 'readMaintenance', good: {}, refused: broken, status: 500 },
  { operationId: 'listPosts', good: {}, refused: broken, status: 500 },
  { operationId: 'listSocialPosts', good: {}, refused: broken, status: 500 },
  { operationId: 'checkEmail', good: {}, refused: { body: { email: 'a@b' } }, status: 400 },
  {
    operationId: 'signIn',
    good: {},
    refused: { body: { email: camille, password: 'Passage2025' } },
    status: 401,
  },
  { operationId: 'loadSubscriber', good: {}, refused: foreign, status: 401 },
  { operationId: 'listBadges', good: {}, refused: foreign, status: 401 },
  {
    operationId: 'listPassages',
    good: {},
    refused: {
      body: { page: 1, badgeRef: null, size: 7, selectMinDate: null, selectMaxDate: null },
    },
    status: 400,
  },
  {
    operationId: 'exportPassages',
    good: {},
    refused: { body: { mode: 'csv', ids: [1] } },
    status: 200,
  },
  {
    operationId: 'printPassages',
    good: ({ token }) => ({ body: { ids: '900160,900159', token } }),
    refused: {},
    status: 401,
  },
  { operationId: 'downloadInvoice', good: {}, refused: { path: { noInvoice: 'X' } }, status: 404 },
  { operationId: 'savePostalDetails', good: {}, refused: {}, status: 200 },
  {
    operationId: 'saveBankDetails',
    good: {},
    refused: { body: { iban: 'FR7630006000011234567890189', rib: '<html>' } },
    status: 400,
  },
  {
    operationId: 'savePostalInvoices',
    good: {},
    refused: { path: { id: 999_999 } },
    status: 200,
  },
  { operationId: 'saveBadgeServices', good: {}, refused: { path: { id: 999_999 } }, status: 200 },
  { operationId: 'saveThresholdAlert', good: { path: { id: 5002 } }, refused: {}, status: 200 },
  { operationId: 'linkContract', good: {}, refused: {}, status: 200 },
  { operationId: 'orderBadges', good: {}, refused: { path: { contractId: 1202 } }, status: 200 },
  {
    operationId: 'addOrder',
    // An earlier order of badges used the key of the contract's example.
    good: { headers: { 'Idempotency-Key': '6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b914' } },
    refused: { body: { ...extraBadge, email: camille } },
    status: 400,
  },
  {
    operationId: 'findOrderReference',
    good: {},
    refused: { body: { reference: '9999999' } },
    status: 200,
  },
  {
    operationId: 'retrieveOrder',
    good: {},
    refused: { body: { reference: '9999999' } },
    status: 200,
  },
  {
    operationId: 'requestSignature',
    good: { body: { ...contractToSign, rib: pdf } },
    refused: { body: { ...contractToSign, type: 's', rib: pdf } },
    status: 200,
  },
  {
    operationId: 'sealPayment',
    good: {},
    refused: { body: { type: 'cnp', reference: paidInvoice['reference'] } },
    status: 200,
  },
  {
    operationId: 'receiveBankCallback',
    good: { body: paidInvoice },
    refused: { body: { ...paidInvoice, MAC: 'no seal' } },
    status: 400,
  },
  {
    operationId: 'validateOrder',
    good: { body: { reference: paidInvoice['reference'] } },
    refused: ({ answered }) => ({ body: { reference: answered('orderBadges', 'reference') } }),
    status: 200,
  },
];
