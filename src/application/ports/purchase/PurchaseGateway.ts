import type * as TE from 'fp-ts/TaskEither';
import type { Civility } from '../../../domain/purchase/civility';
import type { Email } from '../../../domain/basis/email';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import type { OrderReference } from '../../../domain/payment/orderReference';
import type { PurchaseDocument } from '../../../domain/purchase/purchaseDocuments';
import type { SubscriptionOrder } from '../../../domain/purchase/subscriptionOrder';
import type { Upload } from '../../../domain/document/upload';
import type { ServiceError } from '../../kernel/ServiceError';

export type PurchaseFiles = Readonly<Partial<Record<PurchaseDocument, Upload>>>;

/** A contract to generate: its order, and the documents of step 4. */
export interface ContractRequest {
  readonly order: OrderedPurchase;
  /** Of an individual; null if unknown. */
  readonly civility: Civility | null;
  readonly files: PurchaseFiles;
  /** Paths of the site that the e-signature returns to (P4.5). */
  readonly returns: { readonly success: string; readonly failure: string };
}

export interface ContractToSign {
  /** The address of the contract as a document (P4.4). */
  readonly previewAddress: string;
  /** The address where it is signed, with a short-lived token: never logged, never stored. */
  readonly signAddress: string;
}

/** Orders, contracts and signature of a subscription (P7.13–P7.18). */
export interface PurchaseGateway {
  /** Whether the e-mail already belongs to an account (P7.13). */
  isEmailTaken(email: Email): TE.TaskEither<ServiceError, boolean>;
  /** Orders a subscription (P7.15). For the same key, the server returns the order that it already has. */
  order(order: SubscriptionOrder, key: string): TE.TaskEither<ServiceError, OrderReference>;
  /** The order with this reference, which must exist (P7.16–P7.18). */
  retrieve(reference: OrderReference): TE.TaskEither<ServiceError, OrderedPurchase>;
  /** Generates the contract and opens its signature (P7.14). */
  generateContract(request: ContractRequest): TE.TaskEither<ServiceError, ContractToSign>;
}
