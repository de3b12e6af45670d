import { httpBankAccountGateway } from '../../../src/adapters/http/bank/HttpBankAccountGateway';
import { httpReceiptGateway } from '../../../src/adapters/http/freeRamp/HttpReceiptGateway';
import { httpRefundGateway } from '../../../src/adapters/http/freeRamp/HttpRefundGateway';
import { httpTicketGateway } from '../../../src/adapters/http/freeRamp/HttpTicketGateway';
import type { ApiClient } from '../../../src/adapters/http/core/apiClient';
import type { RefundRequest } from '../../../src/application/ports/freeRamp/RefundGateway';
import type { NewBankAccount } from '../../../src/domain/bank/bankAccount';
import { cents } from '../../../src/domain/basis/money';
import type { CardLink } from '../../../src/domain/freeRamp/ticketCard';
import { ticketPeriodBounds } from '../../../src/domain/freeRamp/ticketPeriodBounds';
import { today } from '../store/fakePorts';
import { anIdentifier, aReceiptPath } from './freeRamp';
import type { Send } from '../http/calls';

/** The values of the contract's request examples. */
const aCardLink = { plate: 'GH789JK', pan: '497010XXXXXX1234' } as CardLink;
const aBankSave = {
  beneficiary: 'CAMILLE DURAND',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
} as NewBankAccount;
const aRefundRequest = {
  identifier: anIdentifier,
  lastname: 'Durand',
  firstname: 'Camille',
  email: 'camille.durand@example.fr',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  amount: cents(320),
} as RefundRequest;
const aMade = { id: 7501, identifier: anIdentifier };

/** A call of the free-ramp area with the expected request. */
export interface FreeRampCall {
  readonly name: string;
  readonly send: Send;
  /** A refusal of this call means "not found". */
  readonly isLookUp?: true;
  readonly request: readonly [method: string, path: string, body?: object];
}

const refunds = (api: ApiClient) => httpRefundGateway(api);
const receipts = (api: ApiClient) => httpReceiptGateway(api);
const tickets = (api: ApiClient) => httpTicketGateway(api);
const bank = (api: ApiClient) => httpBankAccountGateway(api);

/** The calls of an account (P6.2). */
export const accountCalls: readonly FreeRampCall[] = [
  {
    name: 'P7.24 lookup for the account',
    isLookUp: true,
    send: (api) => refunds(api).lookUpForAccount(anIdentifier)(),
    request: ['GET', `/api/v2/refund/${anIdentifier}`],
  },
  {
    name: 'P7.27 refunds',
    send: (api) => refunds(api).list()(),
    request: ['GET', '/api/v2/refund'],
  },
  {
    name: 'P7.27 claim',
    send: (api) => refunds(api).claim([7401, 7404])(),
    request: ['PUT', '/api/v2/refund/claim', { ids: [7401, 7404] }],
  },
  {
    name: 'P7.26 receipts',
    send: (api) => receipts(api).list()(),
    request: ['GET', '/api/v2/receipt'],
  },
  {
    name: 'P7.26 receipt of tickets',
    send: (api) => receipts(api).makeFromTickets([9108, 9107])(),
    request: ['POST', '/api/v2/receipt/tickets', { ids: [9108, 9107] }],
  },
  {
    name: 'P7.29 tickets of a period',
    send: (api) => tickets(api).list(ticketPeriodBounds('lastMonth', today))(),
    request: [
      'GET',
      '/api/v2/ticket?startDate=2026-10-01%2000%3A00%3A00&endDate=2026-10-31%2023%3A59%3A59',
    ],
  },
  {
    name: 'P7.25 linked cards',
    send: (api) => tickets(api).listCards()(),
    request: ['GET', '/api/v2/tickets-flux'],
  },
  {
    name: 'P7.25 card to link: the middle six digits are crosses (P3.4)',
    send: (api) => tickets(api).linkCard(aCardLink)(),
    request: [
      'POST',
      '/api/v2/tickets-flux',
      { licencePlate: 'GH789JK', truncatedPan: '497010XXXXXX1234' },
    ],
  },
  {
    name: 'P7.25 card to unlink',
    send: (api) => tickets(api).unlinkCard(6101)(),
    request: ['DELETE', '/api/v2/tickets-flux/6101'],
  },
  {
    name: 'P7.30 bank account',
    send: (api) => bank(api).find()(),
    request: ['GET', '/api/v2/bank'],
  },
  {
    name: 'P7.30 bank account to save',
    send: (api) => bank(api).save(aBankSave)(),
    request: [
      'PUT',
      '/api/v2/bank',
      { name: 'CAMILLE DURAND', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
    ],
  },
  {
    name: 'P7.30 bank account to delete',
    send: (api) => bank(api).remove(4101)(),
    request: ['DELETE', '/api/v2/bank/4101'],
  },
];

/** The calls that are open to everyone (P6.1). */
export const openCalls: readonly FreeRampCall[] = [
  {
    name: 'P7.23 lookup of a visitor',
    isLookUp: true,
    send: (api) => refunds(api).lookUp(anIdentifier)(),
    request: ['POST', '/api/public/free/cash', { identifier: anIdentifier }],
  },
  {
    name: 'P7.27 request of a visitor: the amount in euros',
    send: (api) => refunds(api).request(aRefundRequest)(),
    request: ['POST', '/api/v2/refund', { ...aRefundRequest, amount: 3.2 }],
  },
  {
    name: 'P7.26 receipt of a request',
    send: (api) => refunds(api).makeReceipt(aMade)(),
    request: ['POST', '/api/v2/receipt/refund/7501', { transactions: [anIdentifier] }],
  },
  {
    name: 'P7.27 ticket of a request',
    isLookUp: true,
    send: (api) => refunds(api).findIdentifier(7401)(),
    request: ['GET', '/api/v2/refund/transaction/7401'],
  },
];

/** The open calls that answer with a PDF (P7.28). */
export const pdfCalls: readonly FreeRampCall[] = [
  {
    name: 'P7.28 receipt at a path',
    send: (api) => receipts(api).download(aReceiptPath)(),
    request: ['GET', `/api/v2/receipt/transaction/${anIdentifier}`],
  },
  {
    name: 'P7.28 receipt of a ticket',
    send: (api) => receipts(api).downloadOfTicket(anIdentifier)(),
    request: ['GET', `/api/v2/receipt/transaction/${anIdentifier}`],
  },
];
