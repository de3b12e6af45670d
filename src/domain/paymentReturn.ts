import type { PaidReference } from './paidReference';
import { sealedText } from './paymentSeal';

/** What the bank tells of a payment: whether it was paid, and apart from it whether it was the bank that told so (P4.35). */
export interface PaymentReturn {
  readonly status: boolean;
  readonly isSealRight: boolean;
}

/** The fields of a return, as its address carries them (P7.19). */
export type BankFields = Readonly<Record<string, string>>;

/**
 * What the fields of an address are worth before the server has answered: `nothing` where they are not the
 * bank's, or of another payment.
 */
export type BankWord = 'paid' | 'notPaid' | 'nothing';

/** `payetest` is how the bank says « paid » in test mode (P4.35). */
const PAID: readonly (string | undefined)[] = ['paiement', 'payetest'];

const CODE = 'code-retour';

/** Reads the fields of a return. `sealOf` seals a text with the provider's key, which this knows nothing of (P7.19). */
export function readPaymentReturn(
  fields: BankFields,
  sealOf: (text: string) => string,
): PaymentReturn {
  return {
    status: isPaidCode(fields),
    isSealRight: fields['MAC']?.toLowerCase() === sealOf(sealedText(fields)).toLowerCase(),
  };
}

/** Whether these fields say « paid » (P4.35); who says so is the seal's to tell. */
export function isPaidCode(fields: BankFields): boolean {
  return PAID.includes(fields[CODE]);
}

/** The bank's fields among the parameters of an address; null where it carries none. */
export function readBankFields(parameters: Iterable<readonly [string, string]>): BankFields | null {
  const fields = Object.fromEntries(parameters);
  return CODE in fields ? fields : null;
}

/**
 * What the fields say of this payment. `seal` is what they should be sealed with, null where this browser has
 * no key to tell.
 */
export function bankWord(
  fields: BankFields,
  reference: PaidReference,
  seal: string | null,
): BankWord {
  const { status, isSealRight } = readPaymentReturn(fields, () => seal ?? '');
  if (fields['reference'] !== reference || (seal !== null && !isSealRight)) return 'nothing';
  return status ? 'paid' : 'notPaid';
}
