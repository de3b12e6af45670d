import type { TaskEither } from 'fp-ts/TaskEither';
import type { Civility } from '../../domain/civility';
import type { Email } from '../../domain/email';
import type { OrderedPurchase } from '../../domain/orderedPurchase';
import type { OrderReference } from '../../domain/orderReference';
import type { PurchaseDocument } from '../../domain/purchaseDocuments';
import type { SubscriptionOrder } from '../../domain/subscriptionOrder';
import type { Upload } from '../../domain/upload';
import type { ServiceError } from '../kernel/ServiceError';

export type PurchaseFiles = Readonly<Partial<Record<PurchaseDocument, Upload>>>;

/** A contract to generate: the order that it is for, and the documents of step 4. */
export interface ContractRequest {
  readonly order: OrderedPurchase;
  /** Of an individual; null where it is not known. */
  readonly civility: Civility | null;
  readonly files: PurchaseFiles;
  /** Paths of the site that the e-signature leads back to (P4.5). */
  readonly returns: { readonly success: string; readonly failure: string };
}

export interface ContractToSign {
  /** Where the contract is read (P4.4). */
  readonly previewAddress: string;
  /** Where it is signed, with a short-lived token: never logged, never stored. */
  readonly signAddress: string;
}

export interface PurchaseGateway {
  /** Whether the e-mail already belongs to an account (P7.13). */
  isEmailTaken(email: Email): TaskEither<ServiceError, boolean>;
  /** Orders a subscription (P7.15). Asked again with the same key, the server answers the order that it has taken. */
  order(order: SubscriptionOrder, key: string): TaskEither<ServiceError, OrderReference>;
  /** The order of a reference, which must exist (P7.16–P7.18). */
  retrieve(reference: OrderReference): TaskEither<ServiceError, OrderedPurchase>;
  /** Has the contract generated, and its signature opened (P7.14). */
  generateContract(request: ContractRequest): TaskEither<ServiceError, ContractToSign>;
}
