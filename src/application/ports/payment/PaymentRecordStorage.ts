import type { PaymentRecord } from '../../../domain/payment/paymentRecord';
import type { KeptValue } from '../../kernel/KeptValue';

/** Payments sent from this tab, stored for its visit, for their receipts. No card, no name, no postal
 * address. */
export type PaymentRecordStorage = KeptValue<readonly PaymentRecord[]>;
