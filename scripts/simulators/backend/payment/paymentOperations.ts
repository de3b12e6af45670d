import type { OpenOperations, SecuredOperations } from '../../http/operationTypes.ts';
import { receiveBankCallback } from './receiveBankCallback.ts';
import { requestNoticeReceipt } from './requestNoticeReceipt.ts';
import { retrieveNotice } from './retrieveNotice.ts';
import { sealPayment } from './sealPayment.ts';
import { validateOrder } from './validateOrder.ts';

export const openPaymentOperations = {
  sealPayment,
  validateOrder,
  receiveBankCallback,
  retrieveNotice,
  requestNoticeReceipt,
} satisfies OpenOperations;

export const securedPaymentOperations = {} satisfies SecuredOperations;
