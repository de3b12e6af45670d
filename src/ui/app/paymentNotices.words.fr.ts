import type { PaymentNotice } from '../../application/payment/PaymentNotice';
import type { ErrorMessages } from '../messages/messageFor';
import { operator } from '../operator';
import { formatEuros, formatPhone } from '../words/format.fr';
import { operatorSays } from '../words/operatorText.fr';

/** The result of a card payment, in a toast or on the result page. */
export const words = {
  'payment/nothing-due': () =>
    "Il n'y a rien à payer par carte. Actualisez la page pour voir ce qui reste dû.",
  'payment/closed': () =>
    `Le paiement par carte est fermé pour le moment. Rien n'a été débité\u202f: réessayez plus tard, ou appelez-nous au ${formatPhone(operator.phone)}.`,
  'payment/other-amount': ({ due }) =>
    `La somme due est de ${formatEuros(due)}, ce n'est pas celle qui est affichée. Rien n'a été payé\u202f: actualisez la page ou contactez-nous.`,
  'payment/confirmed': ({ reference }) => `Votre paiement ${reference} est validé.`,
  'payment/order-validated': ({ reference }) => `Votre commande ${reference} est validée.`,
  'payment/order-refused': ({ message }) =>
    operatorSays(message, "Votre commande n'a pas été validée."),
  'payment/refused': ({ message }) => operatorSays(message, "Votre paiement n'a pas été validé."),
  /** Quoted (M8.2). */
  'payment/unverified': ({ reference }) =>
    `Une erreur est survenue lors de l'envoi des données au serveur, veuillez recommencer ultérieurement ou prendre contact avec nous, votre commande à pour référence ${reference}`,
  'payment/unchecked': ({ reference }) =>
    `Nous n'avons pas pu vérifier votre paiement ${reference}. Vérifiez de nouveau dans quelques minutes.`,
} satisfies ErrorMessages<PaymentNotice>;

export type Words = typeof words;
