import type { PaidReference } from './paidReference';
import { sealedText } from './paymentSeal';

/**
 * The bank's report of a payment: whether it was paid, and separately whether the bank really sent the report
 * (P4.35).
 */
export interface PaymentReturn {
  readonly status: boolean;
  readonly isSealRight: boolean;
}

/** The fields of a return, as the address contains them (P7.19). */
export type BankFields = Readonly<Record<string, string>>;

/**
 * What the fields of an address say before the server has responded. `nothing`: the fields are about another
 * payment, or their seal is wrong. Without a key the seal is not checked, and the result is unproven.
 */
export type BankVerdict = 'paid' | 'notPaid' | 'nothing';

/** `payetest` means « paid » in test mode (P4.35). */
const PAID: readonly (string | undefined)[] = ['paiement', 'payetest'];

const CODE = 'code-retour';

/**
 * Reads the fields of a return. `sealOf` seals a text with the provider's key, which this function does not
 * know (P7.19).
 */
export function readPaymentReturn(
  fields: BankFields,
  sealOf: (text: string) => string,
): PaymentReturn {
  return {
    status: isPaidCode(fields),
    isSealRight: fields['MAC']?.toLowerCase() === sealOf(sealedText(fields)).toLowerCase(),
  };
}

/** Whether these fields say « paid » (P4.35); only the seal proves that the bank wrote them. */
export function isPaidCode(fields: BankFields): boolean {
  return PAID.includes(fields[CODE]);
}

/** The bank's fields among the parameters of an address; null without any. */
export function readBankFields(parameters: Iterable<readonly [string, string]>): BankFields | null {
  const fields = Object.fromEntries(parameters);
  return CODE in fields ? fields : null;
}

/**
 * What the fields say about this payment. `seal` is the expected seal, null where this browser has no key to
 * compute it.
 */
export function bankVerdict(
  fields: BankFields,
  reference: PaidReference,
  seal: string | null,
): BankVerdict {
  const { status, isSealRight } = readPaymentReturn(fields, () => seal ?? '');
  if (fields['reference'] !== reference || (seal !== null && !isSealRight)) return 'nothing';
  return status ? 'paid' : 'notPaid';
}
