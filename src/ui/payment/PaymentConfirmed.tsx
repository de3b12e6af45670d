import { useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDateTime, formatEuros } from '../words/format.fr';
import { words } from './payment.words.fr';
import { recallPayment } from '../../application/payment/paymentRecords';
import type { PaidReference } from '../../domain/payment/paidReference';
import type { PaymentType } from '../../domain/payment/paymentRequest';
import type { PaymentRecord } from '../../domain/payment/paymentRecord';
import { Actions } from '../design/controls/Actions';
import { readPaidBefore } from '../navigation/stateFlags';
import { useAppDispatch } from '../state/appHooks';
import styles from './PaymentConfirmed.module.css';
import { PaymentFrame } from './PaymentFrame';
import { PaymentReceipt } from './PaymentReceipt';
import { PaymentSteps, type PaymentStep } from './PaymentSteps';

interface PaymentConfirmedProps {
  readonly type: PaymentType;
  readonly reference: PaidReference;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
  /** What is done now, as a sentence. */
  readonly done: string;
  readonly steps: readonly PaymentStep[];
  /** The holder of a contract; empty when unknown. */
  readonly holderOf?: (contract: string | null) => string;
  /** An offer below the steps. */
  readonly offer?: ReactNode;
  /** Next links, the most useful first. */
  readonly children: ReactNode;
}

/** A payment that the server has confirmed: what it changes, and its receipt. */
export function PaymentConfirmed(props: PaymentConfirmedProps): ReactElement {
  const { type, reference, isFree, done, steps, holderOf, offer, children } = props;
  const dispatch = useAppDispatch();
  const [record] = useState(() => dispatch(recallPayment(reference)));
  const wasPaidBefore = readPaidBefore(useLocation());
  return (
    <PaymentFrame
      tone="ok"
      heading={isFree ? words.orderConfirmed : words.paymentConfirmed}
      lead={wasPaidBefore ? words.paidBefore[type] : done}
      beside={
        <PaymentReceipt
          reference={reference}
          subject={subjectOf(type, reference, record)}
          isFree={isFree}
          record={record}
          holder={holderOf?.(record?.contract ?? null) ?? ''}
        />
      }
    >
      <Figures reference={reference} isFree={isFree} record={record} />
      <PaymentSteps steps={steps} />
      {offer}
      <Actions>{children}</Actions>
    </PaymentFrame>
  );
}

function subjectOf(type: PaymentType, reference: string, record: PaymentRecord | null): string {
  if (type === 'cnp') return words.notice(reference);
  return type === 'invoice' && record?.invoices.length === 1
    ? words.oneInvoice
    : words.subjects[type];
}

interface FiguresProps {
  readonly reference: string;
  readonly isFree: boolean;
  readonly record: PaymentRecord | null;
}

/** The figures that people come for; the receipt repeats them. */
function Figures({ reference, isFree, record }: FiguresProps): ReactElement {
  const { amount = null, confirmedAt = null } = record ?? {};
  return (
    <dl className={`tp-numbers ${styles.figures}`}>
      {amount !== null && !isFree && (
        <div>
          <dt>{words.amountPaid}</dt>
          <dd className={styles.amount}>{formatEuros(amount)}</dd>
        </div>
      )}
      {confirmedAt !== null && (
        <div>
          <dt>{words.receipt.confirmedOn}</dt>
          <dd>{formatDateTime(confirmedAt)}</dd>
        </div>
      )}
      <div>
        <dt>{words.reference}</dt>
        <dd>{reference}</dd>
      </div>
    </dl>
  );
}
