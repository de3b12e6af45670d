import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { people } from '../../../scripts/simulators/seed/people.ts';
import { camille, password } from '../support/operator.ts';
import { paidInvoice } from '../support/paidInvoice.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One request: the operation's first example, except for the parts given here. */
export interface StepRequest {
  readonly request?: string;
  readonly body?: Fields;
  readonly path?: Fields;
  readonly query?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces Camille's token. */
  readonly token?: string;
  /** Makes the operation fail through the control page. */
  readonly failing?: true;
}

/** What is known during the walk. */
export interface WalkState {
  readonly token: string;
  /** The last part of the link in the latest mail to that person. */
  readonly mailedToken: (recipient: string) => string;
  /** A field of an earlier operation's successful answer. */
  readonly answered: (operationId: OperationId, field: string) => unknown;
}

type Asked = StepRequest | ((walk: WalkState) => StepRequest);

export interface Step {
  readonly operationId: OperationId;
  /** A request that succeeds with status 200. Default: the first example. */
  readonly good?: Asked;
  /** Default: the first example again, which is refused the second time. */
  readonly refused?: Asked;
  /** Of the refusal. Default: 200, with the refusal in the body. */
  readonly status?: 400 | 401 | 404 | 500;
}

/** Of another account than Camille's: answered like what does not exist (M6.2). */
const foreign = { contract: 1121, badge: 4110, passage: 900_161, invoice: '20250811121' };

const nobody = 'nobody@example.fr';
const newcomer = { email: 'louise.martin@example.fr', lastname: 'Martin', firstname: 'Louise' };
const unknownTicket = '20260101000000999999';

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
  rib: '%PDF-1.4 releve',
};

/** Refused with an invalid token. */
const needsToken = { refused: { token: 'a.b.c' }, status: 401 } as const;

/** Never refused: fails when the operator does. */
const failing = { refused: { failing: true }, status: 500 } as const;

/**
 * Every operation once. Operations that pay, delete or replace something come after those that need
 * it.
 */
export const walkTable: readonly Step[] = [
  { operationId: 'loadPublicData', ...failing },
  { operationId: 'listTrafficSnapshots', ...failing },
  { operationId: 'readTraffic', ...failing },
  { operationId: 'readMaintenance', ...failing },
  { operationId: 'listPosts', ...failing },
  { operationId: 'listSocialPosts', ...failing },
  { operationId: 'checkEmail', refused: { body: { email: 'a@b' } }, status: 400 },
  {
    operationId: 'signIn',
    refused: { body: { email: camille, password: 'Passage2025' } },
    status: 401,
  },
  { operationId: 'loadSubscriber', ...needsToken },
  { operationId: 'listBadges', ...needsToken },
  {
    operationId: 'listPassages',
    refused: {
      body: { page: 1, badgeRef: null, size: 7, selectMinDate: null, selectMaxDate: null },
    },
    status: 400,
  },
  { operationId: 'exportPassages', refused: { body: { mode: 'csv', ids: [foreign.passage] } } },
  {
    operationId: 'printPassages',
    good: ({ token }) => ({ body: { ids: '900160,900159', token } }),
    refused: {},
    status: 401,
  },
  {
    operationId: 'downloadInvoice',
    refused: { path: { noInvoice: foreign.invoice } },
    status: 404,
  },
  { operationId: 'savePostalDetails', refused: { path: { id: foreign.contract } } },
  {
    operationId: 'saveBankDetails',
    refused: { body: { iban: 'FR7630006000011234567890189', rib: '<html>' } },
    status: 400,
  },
  { operationId: 'savePostalInvoices', refused: { path: { id: foreign.contract } } },
  { operationId: 'saveBadgeServices', refused: { path: { id: foreign.badge } } },
  {
    operationId: 'saveThresholdAlert',
    good: { path: { id: 5002 } },
    refused: { path: { id: foreign.badge } },
  },
  { operationId: 'linkContract' },
  { operationId: 'orderBadges', refused: { path: { contractId: foreign.contract } } },
  {
    operationId: 'addOrder',
    // An earlier order of badges used the key of the contract's example.
    good: { headers: { 'Idempotency-Key': '6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b914' } },
    refused: { body: { nbBadge: 1, amountPaid: 50, email: camille } },
    status: 400,
  },
  { operationId: 'findOrderReference', refused: { body: { reference: '9999999' } } },
  { operationId: 'retrieveOrder', refused: { body: { reference: '9999999' } } },
  {
    operationId: 'requestSignature',
    good: { body: contractToSign },
    refused: { body: { ...contractToSign, type: 's' } },
  },
  {
    operationId: 'sealPayment',
    refused: { body: { type: 'cnp', reference: paidInvoice['reference'] } },
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
  },
  {
    operationId: 'retrieveNotice',
    refused: { body: { reference: '26104887', numberplate: 'ZZ999ZZ', email: camille } },
  },
  { operationId: 'requestNoticeReceipt', refused: { body: { id: 999_999, state: true } } },
  {
    operationId: 'sendMessage',
    refused: { body: { name: ' ', email: camille, subject: 'CNP', content: 'Bonjour' } },
  },
  { operationId: 'lookUpCashTicket', refused: { body: { identifier: unknownTicket } } },
  { operationId: 'findRefund', refused: { path: { identifier: unknownTicket } } },
  {
    operationId: 'findTransactionRefund',
    good: ({ token }) => ({ headers: { Authorization: `Bearer ${token}` } }),
    refused: { path: { id: 999_999 } },
  },
  { operationId: 'requestRefund', refused: { request: 'withoutName' } },
  {
    operationId: 'createRefundReceipt',
    good: ({ answered }) => ({ path: { id: answered('requestRefund', 'id') } }),
    refused: { path: { id: 999_999 } },
  },
  {
    operationId: 'downloadTransactionReceipt',
    refused: { path: { identifier: unknownTicket } },
    status: 404,
  },
  {
    operationId: 'claimRefunds',
    good: { body: { ids: [7404] } },
    refused: { body: { ids: [7404] } },
  },
  { operationId: 'listRefunds', ...needsToken },
  { operationId: 'listReceipts', ...needsToken },
  { operationId: 'listTickets', refused: { query: { startDate: 'hier' } }, status: 400 },
  { operationId: 'createTicketReceipt' },
  { operationId: 'addTicketFlux' },
  { operationId: 'listTicketFluxes', ...needsToken },
  { operationId: 'removeTicketFlux' },
  {
    operationId: 'saveBankAccount',
    refused: {
      body: { iban: 'FR5430006000011234567890100', bic: 'AGRIFRPP', name: 'CAMILLE DURAND' },
    },
  },
  { operationId: 'listBankAccounts', ...needsToken },
  { operationId: 'removeBankAccount' },
  { operationId: 'signUp', good: { body: { ...newcomer, password: 'Calanque13' } } },
  {
    operationId: 'activateAccount',
    good: ({ mailedToken }) => ({ body: { token: mailedToken(newcomer.email) } }),
  },
  {
    operationId: 'openFirstConnection',
    refused: { body: { email: nobody, name: 'NOBODY', noContract: '00412873' } },
  },
  {
    operationId: 'updateAccount',
    // The e-mail of another account.
    refused: { body: { email: people.freeOnly.email } },
  },
  {
    operationId: 'resetLostPassword',
    good: ({ mailedToken }) => ({
      body: { email: camille, password: 'Passage2027', token: mailedToken(camille) },
    }),
    refused: { body: { email: nobody } },
  },
  {
    operationId: 'changePassword',
    good: { body: { username: camille, password: 'Passage2027', newPassword: 'Tunnel2027' } },
    refused: { body: { username: camille, password, newPassword: 'Tunnel2028' } },
  },
  { operationId: 'requestDeletion', ...needsToken },
];
