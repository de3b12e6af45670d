import { words } from '#words/payment/payment';
import { badgeIcon, bankIcon, checkIcon, editIcon, mailIcon } from '../../../generated/icons';
import type { PaymentStep } from './PaymentSteps';

/** The last step of every payment. */
export const keepReference: PaymentStep = { icon: bankIcon, ...words.steps.keepReference };

/** After the payment of a subscription. */
export const orderSteps: readonly PaymentStep[] = [
  { icon: editIcon, ...words.steps.contract },
  { icon: mailIcon, ...words.steps.mail },
];

/** After the payment of unpaid invoices. */
export const invoiceSteps: readonly PaymentStep[] = [
  { icon: checkIcon, ...words.steps.settled, isDone: true },
  { icon: badgeIcon, ...words.steps.badges },
];
