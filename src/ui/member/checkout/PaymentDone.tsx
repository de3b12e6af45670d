import type { ReactElement } from 'react';
import { badgeIcon, checkIcon } from '../../../../generated/icons';
import { latestData } from '../../../application/kernel/RemoteData';
import { selectSubscriber } from '../../../application/subscriber/subscriberSlice';
import type { MemberPaymentType, PaidReference } from '../../../domain/payment/paidReference';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { routes } from '../../navigation/routes';
import { PaymentConfirmed } from '../../payment/PaymentConfirmed';
import { invoiceSteps, keepReference } from '../../payment/nextSteps';
import { useAppSelector } from '../../state/appHooks';

interface PaymentDoneProps {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
}

const outcomes = {
  badge: {
    done: 'Votre commande est enregistrée.',
    steps: [
      {
        icon: checkIcon,
        title: 'Commande enregistrée',
        text: 'Vos nouveaux badges apparaissent dans «\u202fMes badges\u202f».',
        isDone: true,
      },
      {
        icon: badgeIcon,
        title: 'Retrait ou livraison',
        text: 'Selon le mode choisi dans votre commande.',
      },
    ],
    link: { label: 'Voir mes badges', to: routes.badges },
  },
  invoice: {
    done: 'Votre règlement est enregistré.',
    steps: invoiceSteps,
    link: { label: 'Voir mes factures', to: routes.invoices },
  },
} as const;

/** A payment that the server has confirmed: its receipt, its effects, and links (M2.28, M9.7). */
export function PaymentDone({ type, reference, isFree }: PaymentDoneProps): ReactElement {
  const { done, steps, link } = outcomes[type];
  const files = useAppSelector((state) => latestData(selectSubscriber(state))?.contracts);
  return (
    <PaymentConfirmed
      type={type}
      reference={reference}
      isFree={isFree}
      done={done}
      steps={isFree ? steps : [...steps, keepReference]}
      holderOf={(contract) =>
        files?.find((file) => file.contract?.reference === contract)?.contract?.name ?? ''
      }
    >
      <ButtonLink to={routes.dashboard}>Retour au tableau de bord</ButtonLink>
      <ButtonLink variant="outline" to={link.to}>
        {link.label}
      </ButtonLink>
    </PaymentConfirmed>
  );
}
