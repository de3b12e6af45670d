/** How a contract is paid (M3.3). */
export type PaymentMethod = 'card' | 'free' | 'administrativeMandate' | 'directDebit';
