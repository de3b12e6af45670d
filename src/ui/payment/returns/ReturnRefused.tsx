import { useState, type ReactElement } from 'react';
import type { To } from 'react-router-dom';
import { words as payment } from '../payment.words.fr';
import { words } from './words.fr';
import { recallPayment } from '../../../application/payment/paymentRecords';
import { parseOrderReference } from '../../../domain/payment/orderReference';
import type { PaidReference } from '../../../domain/payment/paidReference';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { beforeNotice, leadingToNotice } from '../../navigation/noticePlace';
import { purchaseAddress } from '../../navigation/purchasePlace';
import { routes } from '../../navigation/routes';
import { useAppDispatch } from '../../state/appHooks';
import { PaymentRefusal } from '../PaymentRefusal';
import type { ReturnType } from './paymentReturns';

interface ReturnRefusedProps {
  readonly type: ReturnType;
  readonly reference: PaidReference | undefined;
  /** An order of 0 euro: no text mentions a payment (M4.5). */
  readonly isFree: boolean;
}

/** A payment of the public site that failed, and links to try again. */
export function ReturnRefused({ type, reference, isFree }: ReturnRefusedProps): ReactElement {
  return (
    <PaymentRefusal
      reference={reference}
      isFree={isFree}
      sentence={words.refusal}
      isOnSite={type !== 'mobile'}
    >
      <Retry type={type} reference={reference} isFree={isFree} />
      <ButtonLink variant="outline" to={routes.home}>
        {words.backHome}
      </ButtonLink>
    </PaymentRefusal>
  );
}

function Retry({ type, reference, isFree }: ReturnRefusedProps): ReactElement | null {
  switch (type) {
    case 'cnp':
      return reference === undefined ? (
        <ButtonLink to={routes.payOnline}>{words.payOnline}</ButtonLink>
      ) : (
        <RetryNotice reference={reference} />
      );
    case 'order':
      return (
        <ButtonLink to={orderAddress(reference)}>
          {reference === undefined || isFree ? words.backToOrder : payment.resume}
        </ButtonLink>
      );
    case 'invoice':
      return <ButtonLink to={routes.dashboard}>{words.account}</ButtonLink>;
    case 'mobile':
      return <p>{words.retryInApplication}</p>;
  }
}

/** Back to the search of the notice, filled in as far as this visit knows it. */
function RetryNotice({ reference }: { readonly reference: string }): ReactElement {
  const dispatch = useAppDispatch();
  const [record] = useState(() => dispatch(recallPayment(reference)));
  const payer = record?.payer;
  return (
    <ButtonLink
      to={routes.payOnline}
      state={
        payer
          ? beforeNotice({ number: reference, ...payer })
          : leadingToNotice({ number: reference })
      }
    >
      {payment.resume}
    </ButtonLink>
  );
}

/** The address of the order's payment, which says nothing about its signature (P2.20). */
function orderAddress(reference: PaidReference | undefined): To {
  const order = reference === undefined ? null : parseOrderReference(reference);
  return order === null
    ? routes.purchase
    : purchaseAddress({ reference: order, isSigned: false }, 'summary');
}
