import { badgeIcon, bankIcon, checkIcon, editIcon, mailIcon } from '../../../generated/icons';
import type { PaymentStep } from './PaymentSteps';

/** The last step of every payment. */
export const keepReference: PaymentStep = {
  icon: bankIcon,
  title: 'Gardez la référence',
  text: "Jusqu'à ce que le paiement figure sur votre relevé bancaire.",
};

/** After the payment of a subscription. */
export const orderSteps: readonly PaymentStep[] = [
  {
    icon: editIcon,
    title: 'Votre contrat',
    text: "Votre contrat s'ouvre dès que vous l'avez signé.",
  },
  { icon: mailIcon, title: 'La suite', text: 'La suite vous parvient par e-mail.' },
];

/** After the payment of unpaid invoices. */
export const invoiceSteps: readonly PaymentStep[] = [
  {
    icon: checkIcon,
    title: "La somme n'est plus due",
    text: 'Ce qui est réglé ne porte plus la mention «\u202fImpayée\u202f» dans vos factures.',
    isDone: true,
  },
  {
    icon: badgeIcon,
    title: 'Vos badges',
    text: 'Vos badges sont réactivés dès que plus rien ne reste à régler.',
  },
];
