import { httpBankAccountGateway } from '../../../src/adapters/http/bank/HttpBankAccountGateway';
import { httpReceiptGateway } from '../../../src/adapters/http/freeRamp/HttpReceiptGateway';
import { httpRefundGateway } from '../../../src/adapters/http/freeRamp/HttpRefundGateway';
import { httpTicketGateway } from '../../../src/adapters/http/freeRamp/HttpTicketGateway';
import type { RefundRequest } from '../../../src/application/ports/freeRamp/RefundGateway';
import type { NewBankAccount } from '../../../src/domain/bank/bankAccount';
import { cents } from '../../../src/domain/basis/money';
import type { CardLink } from '../../../src/domain/freeRamp/ticketCard';
import { ticketPeriodBounds } from '../../../src/domain/freeRamp/ticketPeriodBounds';
import { anIdentifier, aReceiptPath } from '../freeRamp/freeRamp';
import { today } from '../store/fakePorts';
import { methodsOf, type TestedMethod } from '../http/testedMethods';

/** The values of the contract's request examples. */
const bank = { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' };
const aBankSave = { beneficiary: 'CAMILLE DURAND', ...bank };
export const aRefundRequest = {
  identifier: anIdentifier,
  lastname: 'Durand',
  firstname: 'Camille',
  email: 'camille.durand@example.fr',
  ...bank,
};

/** The gateways of the free ramp. */
export const freeRampMethods: readonly TestedMethod[] = [
  ...methodsOf('refunds', httpRefundGateway, {
    lookUp: [(one) => one.lookUp(anIdentifier), 'lookUpCashTicket'],
    lookUpForAccount: [(one) => one.lookUpForAccount(anIdentifier), 'findRefund'],
    request: [
      (one) => one.request({ ...aRefundRequest, amount: cents(320) } as RefundRequest),
      'requestRefund',
    ],
    makeReceipt: [
      (one) => one.makeReceipt({ id: 7501, identifier: anIdentifier }),
      'createRefundReceipt',
    ],
    list: [(one) => one.list(), 'listRefunds'],
    claim: [(one) => one.claim([7401, 7404]), 'claimRefunds'],
    findIdentifier: [(one) => one.findIdentifier(7401), 'findTransactionRefund'],
  }),
  ...methodsOf('receipts', httpReceiptGateway, {
    list: [(one) => one.list(), 'listReceipts'],
    makeFromTickets: [(one) => one.makeFromTickets([9108, 9107]), 'createTicketReceipt'],
    download: [(one) => one.download(aReceiptPath), 'downloadTransactionReceipt'],
    downloadOfTicket: [(one) => one.downloadOfTicket(anIdentifier), 'downloadTransactionReceipt'],
  }),
  ...methodsOf('tickets', httpTicketGateway, {
    list: [(one) => one.list(ticketPeriodBounds('lastMonth', today)), 'listTickets'],
    listCards: [(one) => one.listCards(), 'listTicketFluxes'],
    linkCard: [
      (one) => one.linkCard({ plate: 'GH789JK', pan: '497010XXXXXX1234' } as CardLink),
      'addTicketFlux',
    ],
    unlinkCard: [(one) => one.unlinkCard(6101), 'removeTicketFlux'],
  }),
  ...methodsOf('bankAccounts', httpBankAccountGateway, {
    find: [(one) => one.find(), 'listBankAccounts'],
    save: [(one) => one.save(aBankSave as NewBankAccount), 'saveBankAccount'],
    remove: [(one) => one.remove(4101), 'removeBankAccount'],
  }),
];
