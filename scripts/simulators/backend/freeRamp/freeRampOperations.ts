import type { OpenOperations, SecuredOperations } from '../../http/operationTypes.ts';
import { addTicketFlux } from './addTicketFlux.ts';
import { claimRefunds } from './claimRefunds.ts';
import { createRefundReceipt } from './createRefundReceipt.ts';
import { createTicketReceipt } from './createTicketReceipt.ts';
import { downloadTransactionReceipt } from './downloadTransactionReceipt.ts';
import { findRefund } from './findRefund.ts';
import { findTransactionRefund } from './findTransactionRefund.ts';
import { listBankAccounts } from './listBankAccounts.ts';
import { listReceipts } from './listReceipts.ts';
import { listRefunds } from './listRefunds.ts';
import { listTicketFluxes } from './listTicketFluxes.ts';
import { listTickets } from './listTickets.ts';
import { lookUpCashTicket } from './lookUpCashTicket.ts';
import { removeBankAccount } from './removeBankAccount.ts';
import { removeTicketFlux } from './removeTicketFlux.ts';
import { requestRefund } from './requestRefund.ts';
import { saveBankAccount } from './saveBankAccount.ts';

export const openFreeRampOperations = {
  lookUpCashTicket,
  requestRefund,
  createRefundReceipt,
  findTransactionRefund,
  downloadTransactionReceipt,
} satisfies OpenOperations;

export const securedFreeRampOperations = {
  findRefund,
  listRefunds,
  claimRefunds,
  listReceipts,
  createTicketReceipt,
  listTickets,
  listTicketFluxes,
  addTicketFlux,
  removeTicketFlux,
  listBankAccounts,
  saveBankAccount,
  removeBankAccount,
} satisfies SecuredOperations;
