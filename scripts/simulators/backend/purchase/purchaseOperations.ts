import type { OpenOperations, SecuredOperations } from '../../http/operationTypes.ts';
import { addOrder } from './addOrder.ts';
import { findOrderReference } from './findOrderReference.ts';
import { orderBadges } from './orderBadges.ts';
import { requestSignature } from './requestSignature.ts';
import { retrieveOrder } from './retrieveOrder.ts';

export const openPurchaseOperations = {
  addOrder,
  findOrderReference,
  retrieveOrder,
  requestSignature,
} satisfies OpenOperations;

export const securedPurchaseOperations = { orderBadges } satisfies SecuredOperations;
