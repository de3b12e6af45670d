import { useState, type ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { badgeIcon, checkIcon } from '../../../../generated/icons';
import { latestData } from '../../../application/kernel/RemoteData';
import { recallPayment } from '../../../application/payment/paymentRecords';
import { selectSubscriber } from '../../../application/subscriber/subscriberSlice';
import { isNothingDue } from '../../../domain/basis/money';
import type { Contract } from '../../../domain/contract/contract';
import { unpaidTotal } from '../../../domain/invoice/unpaidInvoice';
import { parseDeliveryType } from '../../../domain/ordering/delivery';
import { addressLines } from '../../../domain/ordering/deliveryAddress';
import type { MemberPaymentType, PaidReference } from '../../../domain/payment/paidReference';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { PaymentConfirmed } from '../../payment/PaymentConfirmed';
import { invoiceSteps, keepReference } from '../../payment/nextSteps';
import type { PaymentStep } from '../../payment/PaymentSteps';
import { operatorLocker } from '../../operator';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';

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
        text: 'Vos nouveaux badges apparaîtront dans «\u202fMes badges\u202f» une fois préparés.',
        isDone: true,
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

/** Where the ordered badges come, as far as this visit knows it. */
function whereBadgesCome(delivery: string | null, contract: Contract | null): string {
  switch (parseDeliveryType(delivery)) {
    case 'locker':
      return `À la consigne, ouverte 24\u202fh/24, dès que vos badges y sont déposés\u202f: ${operatorLocker.join(', ')}.`;
    case 'correspondence':
      return contract === null
        ? 'Envoyés par courrier à votre adresse de correspondance.'
        : `Envoyés par courrier\u202f: ${addressLines(contract.correspondence).join(', ')}.`;
    case 'address':
      return "Envoyés par courrier, à l'adresse que vous avez indiquée.";
    case null:
      return 'Selon le mode choisi dans votre commande.';
  }
}

/** A payment that the server has confirmed: its receipt, its effects, and links (M2.28, M9.7). */
export function PaymentDone({ type, reference, isFree }: PaymentDoneProps): ReactElement {
  const { done, steps, link } = outcomes[type];
  const dispatch = useAppDispatch();
  const [record] = useState(() => dispatch(recallPayment(reference)));
  const files = useAppSelector((state) => latestData(selectSubscriber(state))?.contracts);
  const contractOf = (number: string | null | undefined): Contract | null =>
    files?.find((file) => file.contract?.reference === number)?.contract ?? null;
  const paidContract = contractOf(record?.contract);
  const ofBadges: PaymentStep = {
    icon: badgeIcon,
    title: 'Retrait ou livraison',
    text: whereBadgesCome(record?.delivery ?? null, paidContract),
  };
  const shownSteps =
    type === 'invoice' ? withBadgeState(steps, reference, paidContract) : [...steps, ofBadges];
  return (
    <PaymentConfirmed
      type={type}
      reference={reference}
      isFree={isFree}
      done={done}
      steps={isFree ? shownSteps : [...shownSteps, keepReference]}
      holderOf={(contract) => contractOf(contract)?.name ?? ''}
    >
      <ButtonLink to={routes.dashboard}>Retour au tableau de bord</ButtonLink>
      <ButtonLink variant="outline" to={link.to}>
        {link.label}
      </ButtonLink>
    </PaymentConfirmed>
  );
}

/**
 * The last step says what is still due, where the contract that was paid is known (M2.20); what was just
 * confirmed is not, even if the account was read before, or is not up to date.
 */
function withBadgeState(
  steps: readonly PaymentStep[],
  paid: PaidReference,
  contract: Contract | null,
): readonly PaymentStep[] {
  const [badges] = steps.slice(-1);
  if (contract === null || badges === undefined || contract.unreadableDebts > 0) return steps;
  const due = unpaidTotal(
    contract.unpaidInvoices.filter(({ reference }) => String(reference) !== paid),
  );
  const state = isNothingDue(due)
    ? {
        text: "Il ne reste rien à régler sur ce contrat. L'état de chaque badge est dans «\u202fMes badges\u202f».",
      }
    : { text: `Ils restent suspendus\u202f: ${formatEuros(due)} à régler sur ce contrat.` };
  return [...steps.slice(0, -1), { ...badges, ...state }];
}
