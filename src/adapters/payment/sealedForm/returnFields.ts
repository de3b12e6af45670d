import type { BankReturn, BankReturns } from '../../../application/ports/payment/BankReturns';
import type { BankVerdict } from '../../../application/ports/payment/PaymentSigner';
import type { PaidReference } from '../../../domain/payment/paidReference';

/** `payetest` means « paid » in test mode (P4.35). */
const PAID: readonly (string | undefined)[] = ['paiement', 'payetest'];

const CODE = 'code-retour';

/** A return without a code was not written by the bank (P7.19). */
export const sealedFormReturns: BankReturns = {
  read: (fields) => (CODE in fields ? { isPaid: PAID.includes(fields[CODE]), fields } : null),
};

/**
 * What a return says about this payment. `seal` is the expected seal, null where this browser has no key to
 * compute it.
 */
export function bankVerdict(
  { isPaid, fields }: BankReturn,
  reference: PaidReference,
  seal: string | null,
): BankVerdict {
  const isSealRight = seal === null || fields['MAC']?.toLowerCase() === seal.toLowerCase();
  if (fields['reference'] !== reference || !isSealRight) return 'nothing';
  return isPaid ? 'paid' : 'notPaid';
}
