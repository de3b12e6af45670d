import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { readWrittenPurchase, withPaid } from '../../domain/purchase/keptPurchase';
import { isMemberPayment, type PaidReference } from '../../domain/payment/paidReference';
import type { AppThunk } from '../kernel/AppThunk';
import { createUseCase } from '../kernel/createUseCase';
import { paymentSettled, type SettledPayment } from '../kernel/events';
import type { ServiceError } from '../kernel/ServiceError';
import type { Ports } from '../ports/Ports';
import type { BankReturn } from '../ports/payment/BankReturns';
import type { PaymentRefused } from '../ports/payment/PaymentGateway';
import type { BankVerdict } from '../ports/payment/PaymentSigner';
import { recordConfirmed, recordUnsettled } from './paymentRecords';

/** A payment whose payer returned to its success address. */
export interface ReturnedPayment extends SettledPayment {
  /** An order of 0 euro: no bank is involved, and no text mentions one (M4.5). */
  readonly isFree: boolean;
  /** What the bank wrote in the address; null without anything (P4.35). */
  readonly bankReturn: BankReturn | null;
  /** Called when the server does not know the payment yet, before the request is sent again. */
  readonly onAskingAgain: () => void;
}

/** What the bank added to the address of a return; null without anything (P4.35). */
export function readBankReturn(
  parameters: Readonly<Record<string, string>>,
): AppThunk<BankReturn | null> {
  return (_dispatch, _getState, { browser }) => browser.bankReturns.read(parameters);
}

/** The bank has probably accepted it, the server does not know it: neither « paid » nor « refused ». */
export interface PaymentUnsettled {
  readonly kind: 'payment/unsettled';
  /** What the server said (M8.1). */
  readonly message: string | null;
}

export type PaymentNotConfirmed = PaymentRefused | PaymentUnsettled;

/**
 * How many times the request is sent again, and the delay: the bank's message may reach the server after the
 * visitor returns (P4.6, M4.6).
 */
const ASKED_AGAIN = 2;
const PAUSE_MS = 3000;

/**
 * Asks the server whether a payment, or an order of 0 euro, is confirmed: an address proves nothing (M4.6,
 * M7.6), nor do the fields that the bank writes in it (P4.35). The request is idempotent. A failure is
 * reported with the reference to quote (M7.9, M8.2).
 */
export const confirmPayment = createUseCase<ReturnedPayment, void, PaymentNotConfirmed>(
  'payment/confirmPayment',
  (payment, ports) =>
    pipe(
      TE.fromTask<BankVerdict, ServiceError | PaymentNotConfirmed>(verdictOfBank(payment, ports)),
      TE.flatMap((verdict) => validateWith(verdict, payment, ports)),
      TE.tapIO(() => () => {
        recordConfirmed(ports, payment.reference);
        forgetPaidPurchase(ports, payment.reference);
      }),
      TE.tapError((failure) =>
        TE.fromIO(() => {
          if (failure.kind === 'payment/unsettled') recordUnsettled(ports, payment.reference);
        }),
      ),
    ),
  {
    isPublic: true,
    noticeOfFailure: (failure, { type, reference, isFree }) => {
      if (failure.kind === 'payment/unsettled' && failure.message !== null) {
        return { kind: failure.kind, message: failure.message, reference };
      }
      if (failure.kind !== 'payment/refused') {
        const isOfSubscriber = isFree || isMemberPayment(type);
        // The sentence of M8.2 says that nothing could be sent. For payment/unsettled the server has
        // answered, so this sentence is not used.
        const isQuoted = isOfSubscriber && failure.kind !== 'payment/unsettled';
        return { kind: isQuoted ? 'payment/unverified' : 'payment/unchecked', reference };
      }
      return isFree ? { ...failure, kind: 'payment/order-refused' } : failure;
    },
    noticeOfSuccess: (_, { reference, isFree }) => ({
      kind: isFree ? 'payment/order-validated' : 'payment/confirmed',
      reference,
    }),
    eventOfSuccess: (_, { type, reference }) => paymentSettled({ type, reference }),
  },
);

function verdictOfBank(
  { bankReturn, reference }: ReturnedPayment,
  { paymentSigner }: Ports,
): T.Task<BankVerdict> {
  if (bankReturn === null) return T.of('nothing');
  return pipe(
    paymentSigner.verdict(bankReturn, reference),
    TE.getOrElse(() => T.of<BankVerdict>('nothing')),
  );
}

/**
 * The request is sent once for an order of 0 euro and when the fields say « not paid »; otherwise up to three
 * times. The bank sends its payer to a success address when it has accepted the payment: only its own fields
 * make « not paid » a refusal (D2).
 */
function validateWith(
  verdict: BankVerdict,
  payment: ReturnedPayment,
  ports: Ports,
): TE.TaskEither<ServiceError | PaymentNotConfirmed, void> {
  const again = payment.isFree || verdict === 'notPaid' ? 0 : ASKED_AGAIN;
  return pipe(
    validate(payment, ports, again),
    TE.orElse((failure) =>
      TE.left(
        failure.kind === 'payment/refused' && verdict !== 'notPaid' && !payment.isFree
          ? { kind: 'payment/unsettled' as const, message: failure.message }
          : failure,
      ),
    ),
  );
}

function validate(
  payment: ReturnedPayment,
  ports: Ports,
  again: number,
): TE.TaskEither<ServiceError | PaymentRefused, void> {
  return pipe(
    ports.payments.validate(payment.reference),
    TE.orElse((failure) =>
      failure.kind !== 'payment/refused' || again === 0
        ? TE.left(failure)
        : pipe(
            TE.fromIO<void, ServiceError | PaymentRefused>(() => payment.onAskingAgain()),
            TE.flatMap(() => TE.fromTask(ports.delay.wait(PAUSE_MS))),
            TE.flatMap(() => validate(payment, ports, again - 1)),
          ),
    ),
  );
}

/** Once a subscription is paid, the device stores only that it is paid. */
function forgetPaidPurchase(
  { purchaseDrafts, documents, clock }: Ports,
  reference: PaidReference,
): void {
  const now = clock.now();
  const kept = readWrittenPurchase(purchaseDrafts.read(), now);
  const after = withPaid(kept, reference);
  if (after === kept) return;
  purchaseDrafts.write({ ...after, keptAt: now });
  documents.clear();
}
