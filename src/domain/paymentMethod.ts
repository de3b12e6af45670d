export type PaymentMethod = 'card' | 'free' | 'administrativeMandate' | 'directDebit';

export type PaymentMethodCode = 'CM' | 'GR' | 'MA' | 'PL';

const methods: Readonly<Record<PaymentMethodCode, PaymentMethod>> = {
  CM: 'card',
  GR: 'free',
  MA: 'administrativeMandate',
  PL: 'directDebit',
};

/** The server's code in words (M3.3). */
export function paymentMethodFromCode(code: PaymentMethodCode): PaymentMethod {
  return methods[code];
}
