import type { ReactElement } from 'react';
import { words } from './words.fr';
import { arrowLeftIcon, checkIcon, mailIcon } from '../../../../generated/icons';
import type { OrderReference } from '../../../domain/payment/orderReference';
import type { PaidReference, PublicDebt } from '../../../domain/payment/paidReference';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { PaymentConfirmed } from '../PaymentConfirmed';
import { invoiceSteps, keepReference } from '../nextSteps';
import type { PaymentStep } from '../PaymentSteps';
import { KeepPlate } from './KeepPlate';
import { OrderDone } from './OrderDone';
import type { ReturnType } from './paymentReturns';

interface ReturnDoneProps {
  readonly type: ReturnType;
  /** What the reference belongs to: the address of a mobile payment does not say it. */
  readonly paid: PublicDebt['type'];
  readonly reference: PaidReference;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
}

interface Outcome {
  readonly done: string;
  readonly steps: readonly PaymentStep[];
  readonly link?: { readonly label: string; readonly to: string };
}

const outcomes: Readonly<Record<Exclude<ReturnType, 'order'>, Outcome>> = {
  cnp: {
    done: words.done.cnp,
    steps: [
      { icon: checkIcon, ...words.steps.notice, isDone: true },
      { icon: mailIcon, ...words.steps.proof },
      keepReference,
    ],
    link: { label: words.payAnother, to: routes.payOnline },
  },
  invoice: {
    done: words.done.invoice,
    steps: [...invoiceSteps, keepReference],
    link: { label: words.account, to: routes.dashboard },
  },
  mobile: {
    done: words.done.mobile,
    steps: [{ icon: arrowLeftIcon, ...words.steps.application }, keepReference],
  },
};

/** A payment of the public site that the server has confirmed: what it changes, and the next links. */
export function ReturnDone({ type, paid, reference, isFree }: ReturnDoneProps): ReactElement {
  if (type === 'order') {
    // The reference of an order is parsed as one.
    return <OrderDone reference={reference as OrderReference} isFree={isFree} />;
  }
  const { done, steps, link } = outcomes[type];
  return (
    <PaymentConfirmed
      type={paid}
      reference={reference}
      isFree={isFree}
      done={done}
      steps={steps}
      offer={paid === 'cnp' && <KeepPlate reference={reference} />}
    >
      <ButtonLink to={routes.home}>{words.backHome}</ButtonLink>
      {link && (
        <ButtonLink variant="outline" to={link.to}>
          {link.label}
        </ButtonLink>
      )}
    </PaymentConfirmed>
  );
}
