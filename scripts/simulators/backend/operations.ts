import { openAccountOperations, securedAccountOperations } from './account/accountOperations.ts';
import { openMemberOperations, securedMemberOperations } from './member/memberOperations.ts';
import {
  openPurchaseOperations,
  securedPurchaseOperations,
} from './purchase/purchaseOperations.ts';
import { openPaymentOperations, securedPaymentOperations } from './payment/paymentOperations.ts';
import {
  openFreeRampOperations,
  securedFreeRampOperations,
} from './freeRamp/freeRampOperations.ts';
import {
  openPublicSiteOperations,
  securedPublicSiteOperations,
} from './publicSite/publicSiteOperations.ts';
import type { OperationId } from '../http/operationTypes.ts';

/** Handlers of the operations that need no token. */
export const openOperations = {
  ...openAccountOperations,
  ...openMemberOperations,
  ...openPurchaseOperations,
  ...openPaymentOperations,
  ...openFreeRampOperations,
  ...openPublicSiteOperations,
};

/**
 * Handlers of the operations that need a token. An operation of the contract without a handler does
 * not compile.
 */
export const securedOperations: Readonly<
  Record<Exclude<OperationId, keyof typeof openOperations>, unknown>
> = {
  ...securedAccountOperations,
  ...securedMemberOperations,
  ...securedPurchaseOperations,
  ...securedPaymentOperations,
  ...securedFreeRampOperations,
  ...securedPublicSiteOperations,
};
