import type { PaymentRecordStorage } from '../../../application/ports/payment/PaymentRecordStorage';
import type { KeyValueStore } from './keyValueStore';
import { storedJson } from './storedJson';

/** The payments of the visit, newest first. */
export function sessionPaymentRecordStorage(store: KeyValueStore): PaymentRecordStorage {
  return storedJson(store, 'payments');
}
