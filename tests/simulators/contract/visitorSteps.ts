import { people } from '../../../scripts/simulators/seed/people.ts';
import { camille, password } from '../support/operator.ts';
import { foreign, type Step } from './Step.ts';

const nobody = 'nobody@example.fr';

const newcomer = { email: 'louise.martin@example.fr', lastname: 'Martin', firstname: 'Louise' };

const unknownTicket = '20260101000000999999';

/** Notices, the free ramp and accounts. */
export const visitorSteps: readonly Step[] = [
  {
    operationId: 'retrieveNotice',
    good: {},
    refused: { body: { reference: '26104887', numberplate: 'ZZ999ZZ', email: camille } },
    status: 200,
  },
  {
    operationId: 'requestNoticeReceipt',
    good: {},
    refused: { body: { id: 999_999, state: true } },
    status: 200,
  },
  {
    operationId: 'sendMessage',
    good: {},
    refused: { body: { name: ' ', email: camille, subject: 'CNP', content: 'Bonjour' } },
    status: 200,
  },
  {
    operationId: 'lookUpCashTicket',
    good: {},
    refused: { body: { identifier: unknownTicket } },
    status: 200,
  },
  {
    operationId: 'findRefund',
    good: {},
    refused: { path: { identifier: unknownTicket } },
    status: 200,
  },
  {
    operationId: 'findTransactionRefund',
    good: ({ token }) => ({ headers: { Authorization: `Bearer ${token}` } }),
    refused: { path: { id: 999_999 } },
    status: 200,
  },
  {
    operationId: 'requestRefund',
    good: {},
    refused: { request: 'withoutName' },
    status: 200,
  },
  {
    operationId: 'createRefundReceipt',
    good: ({ answered }) => ({ path: { id: answered('requestRefund', 'id') } }),
    refused: { path: { id: 999_999 } },
    status: 200,
  },
  {
    operationId: 'downloadTransactionReceipt',
    good: {},
    refused: { path: { identifier: unknownTicket } },
    status: 404,
  },
  {
    operationId: 'claimRefunds',
    good: { body: { ids: [7404] } },
    refused: { body: { ids: [7404] } },
    status: 200,
  },
  { operationId: 'listRefunds', good: {}, refused: foreign, status: 401 },
  { operationId: 'listReceipts', good: {}, refused: foreign, status: 401 },
  { operationId: 'listTickets', good: {}, refused: { query: { startDate: 'hier' } }, status: 400 },
  { operationId: 'createTicketReceipt', good: {}, refused: {}, status: 200 },
  { operationId: 'addTicketFlux', good: {}, refused: {}, status: 200 },
  { operationId: 'listTicketFluxes', good: {}, refused: foreign, status: 401 },
  { operationId: 'removeTicketFlux', good: {}, refused: {}, status: 200 },
  {
    operationId: 'saveBankAccount',
    good: {},
    refused: {
      body: { iban: 'FR5430006000011234567890100', bic: 'AGRIFRPP', name: 'CAMILLE DURAND' },
    },
    status: 200,
  },
  { operationId: 'listBankAccounts', good: {}, refused: foreign, status: 401 },
  { operationId: 'removeBankAccount', good: {}, refused: {}, status: 200 },
  {
    operationId: 'signUp',
    good: { body: { ...newcomer, password: 'Calanque13' } },
    refused: {},
    status: 200,
  },
  {
    operationId: 'activateAccount',
    good: ({ mailedToken }) => ({ body: { token: mailedToken(newcomer.email) } }),
    refused: {},
    status: 200,
  },
  {
    operationId: 'openFirstConnection',
    good: {},
    refused: { body: { email: nobody, name: 'NOBODY', noContract: '00412873' } },
    status: 200,
  },
  {
    operationId: 'updateAccount',
    good: {},
    // The e-mail of another account.
    refused: { body: { email: people.freeOnly.email } },
    status: 200,
  },
  {
    operationId: 'resetLostPassword',
    good: ({ mailedToken }) => ({
      body: { email: camille, password: 'Passage2027', token: mailedToken(camille) },
    }),
    refused: { body: { email: nobody } },
    status: 200,
  },
  {
    operationId: 'changePassword',
    good: { body: { username: camille, password: 'Passage2027', newPassword: 'Tunnel2027' } },
    refused: { body: { username: camille, password, newPassword: 'Tunnel2028' } },
    status: 200,
  },
  { operationId: 'requestDeletion', good: {}, refused: foreign, status: 401 },
];
