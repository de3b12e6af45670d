import type { ReactElement } from 'react';
import { arrowLeftIcon, checkIcon, mailIcon } from '../../../../generated/icons';
import type { PaidReference, PublicDebt } from '../../../domain/payment/paidReference';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { routes } from '../../navigation/routes';
import { PaymentConfirmed } from '../PaymentConfirmed';
import { invoiceSteps, keepReference, orderSteps } from '../nextSteps';
import type { PaymentStep } from '../PaymentSteps';
import { KeepPlate } from './KeepPlate';
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

const outcomes: Readonly<Record<ReturnType, Outcome>> = {
  order: { done: 'Votre commande est payée.', steps: [...orderSteps, keepReference] },
  cnp: {
    done: 'Votre avis est réglé.',
    steps: [
      {
        icon: checkIcon,
        title: "L'avis est réglé",
        text: 'Vous ne devez plus rien pour ce trajet.',
        isDone: true,
      },
      {
        icon: mailIcon,
        title: 'Le justificatif',
        text: "Si vous l'avez demandé, il vous parvient par e-mail.",
      },
      keepReference,
    ],
    link: { label: 'Payer un autre avis', to: routes.payOnline },
  },
  invoice: {
    done: 'Votre règlement est enregistré.',
    steps: [...invoiceSteps, keepReference],
    link: { label: 'Espace client', to: routes.dashboard },
  },
  mobile: {
    done: 'Votre règlement est enregistré.',
    steps: [
      {
        icon: arrowLeftIcon,
        title: "Revenez à l'application",
        text: "Vous pouvez fermer cette page et revenir à l'application.",
      },
      keepReference,
    ],
  },
};

const freeOrder: Outcome = {
  done: "Votre commande est validée. Rien n'est à payer.",
  steps: orderSteps,
};

/** A payment of the public site that the server has confirmed: what it changes, and the next links. */
export function ReturnDone({ type, paid, reference, isFree }: ReturnDoneProps): ReactElement {
  const { done, steps, link } = isFree ? freeOrder : outcomes[type];
  return (
    <PaymentConfirmed
      type={paid}
      reference={reference}
      isFree={isFree}
      done={done}
      steps={steps}
      offer={paid === 'cnp' && <KeepPlate reference={reference} />}
    >
      <ButtonLink to={routes.home}>{"Retour à l'accueil"}</ButtonLink>
      {link && (
        <ButtonLink variant="outline" to={link.to}>
          {link.label}
        </ButtonLink>
      )}
    </PaymentConfirmed>
  );
}
