import type { ReactElement, ReactNode } from 'react';
import { words } from './payment.words.fr';
import { words as shared } from '../design/shared.words.fr';
import type { PaidReference } from '../../domain/payment/paidReference';
import { refreshIcon } from '../../../generated/icons';
import { Actions } from '../design/controls/Actions';
import { Button } from '../design/controls/Button';
import { Icon } from '../design/icon/Icon';
import { PaymentFrame } from './PaymentFrame';
import { PaymentReference } from './PaymentReference';
import { usePaymentConfirmation, type Confirm, type PaymentDoubt } from './usePaymentConfirmation';

interface PaymentCheckProps {
  readonly reference: PaidReference;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
  /** Must be a stable function. */
  readonly confirm: Confirm;
  /** Replaces the current address when the server answers that there is no payment. */
  readonly failureAddress: string;
  /** Content for a confirmed payment, its heading included. */
  readonly children: ReactNode;
}

/**
 * Shows that a payment succeeded only after the server has confirmed it (M4.6). While it cannot be told, what
 * to quote stays visible (M8.2), and nothing advises to pay again.
 */
export function PaymentCheck({
  reference,
  isFree,
  confirm,
  failureAddress,
  children,
}: PaymentCheckProps): ReactElement {
  const { status, isAskingAgain, askAgain } = usePaymentConfirmation({
    confirm,
    failureAddress,
    isFree,
  });
  if (status === 'confirmed') return <>{children}</>;
  const isPending = status === 'asking' || status === 'askingBank';
  return (
    <PaymentFrame
      tone={isPending ? 'asking' : 'waiting'}
      heading={headingOf(status, isFree)}
      lead={<p role="status">{leadOf(status, isFree)}</p>}
      beside={<PaymentReference reference={reference} isPending={isPending} />}
    >
      {!isPending && (
        <>
          {!isFree && <p>{status === 'unsettled' ? words.unsettled.advice : words.notLost}</p>}
          <Actions>
            <Button icon={<Icon of={refreshIcon} />} busy={isAskingAgain} onClick={askAgain}>
              {isFree ? shared.retry : words.unsettled.again}
            </Button>
          </Actions>
        </>
      )}
    </PaymentFrame>
  );
}

type OpenStatus = 'asking' | 'askingBank' | PaymentDoubt;

function headingOf(status: OpenStatus, isFree: boolean): string {
  if (status === 'unsettled' || status === 'unverified') {
    return isFree ? words.orderUnverified : words.unsettled.heading;
  }
  return isFree ? words.checkingOrder : words.checkingPayment;
}

function leadOf(status: OpenStatus, isFree: boolean): string {
  if (status === 'askingBank') return words.waiting.bank;
  if (status === 'unsettled') return words.unsettled.lead;
  const sentences = status === 'unverified' ? words.unverified : words.waiting;
  return isFree ? sentences.order : sentences.payment;
}
