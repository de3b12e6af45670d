import { sealedText } from './paymentSeal';

/** What the bank tells of a payment: whether it was paid, and apart from it whether it was the bank that told so (P4.35). */
export interface PaymentReturn {
  readonly status: boolean;
  readonly isSealRight: boolean;
}

/** `payetest` is how the bank says « paid » in test mode (P4.35). */
const PAID: readonly (string | undefined)[] = ['paiement', 'payetest'];

/** Reads the fields of a return. `sealOf` seals a text with the provider's key, which this knows nothing of (P7.19). */
export function readPaymentReturn(
  fields: Readonly<Record<string, string>>,
  sealOf: (text: string) => string,
): PaymentReturn {
  return {
    status: PAID.includes(fields['code-retour']),
    isSealRight: fields['MAC']?.toLowerCase() === sealOf(sealedText(fields)).toLowerCase(),
  };
}
