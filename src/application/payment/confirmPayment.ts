import { pipe } from 'fp-ts/function';
import { map, of, type Task } from 'fp-ts/Task';
import { flatMap, fromIO, fromTask, left, orElse, tapIO, type TaskEither } from 'fp-ts/TaskEither';
import { readWrittenPurchase, withPaid } from '../../domain/keptPurchase';
import type { PaidReference } from '../../domain/paidReference';
import { bankWord, type BankFields, type BankWord } from '../../domain/paymentReturn';
import { sealedText } from '../../domain/paymentSeal';
import { createUseCase } from '../kernel/createUseCase';
import { paymentSettled, type SettledPayment } from '../kernel/events';
import type { ServiceError } from '../kernel/ServiceError';
import type { Ports } from '../ports/Ports';
import type { PaymentRefused } from '../ports/PaymentGateway';

/** A payment whose payer is back at its success address. */
export interface ReturnedPayment extends SettledPayment {
  /** An order of 0 euro: no bank was asked, and none is mentioned (M4.5). */
  readonly isFree: boolean;
  /** What the bank wrote in the address; null where it wrote nothing (P4.35). */
  readonly bankFields: BankFields | null;
  /** The server has not heard of the payment yet, and is about to be asked again. */
  readonly onAskingAgain: () => void;
}

/** The bank says that it was paid, the server not yet: neither « paid » nor « refused » may be said. */
export interface PaymentUnsettled {
  readonly kind: 'payment/unsettled';
}

export type PaymentNotConfirmed = PaymentRefused | PaymentUnsettled;

/**
 * How often the server is asked again, and after how long: a bank's message may come later than its visitor
 * (P4.6, M4.6).
 */
const ASKED_AGAIN = 2;
const PAUSE_MS = 3000;

/**
 * Asks the server whether a payment, or an order of 0 euro, stands: an address proves nothing (M4.6, M7.6),
 * nor do the fields that the bank writes into it (P4.35). Asking again changes nothing. Whatever keeps the
 * answer away is told with the reference to quote (M7.9, M8.2).
 */
export const confirmPayment = createUseCase<ReturnedPayment, void, PaymentNotConfirmed>(
  'payment/confirmPayment',
  (payment, ports) =>
    pipe(
      fromTask<BankWord, ServiceError | PaymentNotConfirmed>(wordOfBank(payment, ports)),
      flatMap((word) => validateWith(word, payment, ports)),
      tapIO(() => () => forgetPaidPurchase(ports, payment.reference)),
    ),
  {
    isPublic: true,
    noticeOfFailure: (failure, { reference, isFree }) => {
      if (failure.kind !== 'payment/refused') return { kind: 'payment/unverified', reference };
      return isFree ? { ...failure, kind: 'payment/order-refused' } : failure;
    },
    noticeOfSuccess: (_, { reference, isFree }) => ({
      kind: isFree ? 'payment/order-validated' : 'payment/confirmed',
      reference,
    }),
    eventOfSuccess: (_, { type, reference }) => paymentSettled({ type, reference }),
  },
);

function wordOfBank(
  { bankFields, reference }: ReturnedPayment,
  { paymentSigner }: Ports,
): Task<BankWord> {
  if (bankFields === null) return of('nothing');
  return pipe(
    paymentSigner.sealOf(sealedText(bankFields)),
    map((seal) => bankWord(bankFields, reference, seal)),
  );
}

/** What the bank refused, and what it never saw, is asked about once. */
function validateWith(
  word: BankWord,
  payment: ReturnedPayment,
  ports: Ports,
): TaskEither<ServiceError | PaymentNotConfirmed, void> {
  const again = payment.isFree || word === 'notPaid' ? 0 : ASKED_AGAIN;
  return pipe(
    validate(payment, ports, again),
    orElse((failure) =>
      left(
        failure.kind === 'payment/refused' && word === 'paid'
          ? { kind: 'payment/unsettled' as const }
          : failure,
      ),
    ),
  );
}

function validate(
  payment: ReturnedPayment,
  ports: Ports,
  again: number,
): TaskEither<ServiceError | PaymentRefused, void> {
  return pipe(
    ports.payments.validate(payment.reference),
    orElse((failure) =>
      failure.kind !== 'payment/refused' || again === 0
        ? left(failure)
        : pipe(
            fromIO<void, ServiceError | PaymentRefused>(() => payment.onAskingAgain()),
            flatMap(() => fromTask(ports.delay.wait(PAUSE_MS))),
            flatMap(() => validate(payment, ports, again - 1)),
          ),
    ),
  );
}

/** Once a subscription is paid nothing of it is left on this device but that it is. */
function forgetPaidPurchase(
  { purchases, documents, clock }: Ports,
  reference: PaidReference,
): void {
  const now = clock.now();
  const kept = readWrittenPurchase(purchases.read(), now);
  const after = withPaid(kept, reference);
  if (after === kept) return;
  purchases.write({ ...after, keptAt: now });
  documents.clear();
}
