import type * as TE from 'fp-ts/TaskEither';
import type { Cents } from '../../../domain/basis/money';
import type { PaidReference } from '../../../domain/payment/paidReference';
import type { PaymentRequest } from '../../../domain/payment/paymentRequest';
import type { ServiceError } from '../../kernel/ServiceError';
import type { BankReturn } from './BankReturns';

/** The settings of payments are unreadable here: nobody can pay, and nothing is signed. */
export interface PaymentsClosed {
  readonly kind: 'payment/closed';
}

/** What was signed for the bank. */
export interface SignedPayment {
  readonly reference: string;
  readonly amount: Cents;
  /** The fields for the bank's page, by names that only its adapter knows. */
  readonly form: Readonly<Record<string, string>>;
}

/** `nothing`: the return is about another payment, or the bank did not write it. */
export type BankVerdict = 'paid' | 'notPaid' | 'nothing';

/** Signs payments for the bank, in the browser (test mode) or on the server. */
export interface PaymentSigner {
  sign(request: PaymentRequest): TE.TaskEither<ServiceError | PaymentsClosed, SignedPayment>;
  /**
   * What a return says about this payment before the server has answered (P4.35). Where only the server has
   * the key, the bank's signature is not checked, and the verdict is unproven.
   */
  verdict(returned: BankReturn, reference: PaidReference): TE.TaskEither<ServiceError, BankVerdict>;
}
