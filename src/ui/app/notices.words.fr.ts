import type { AccountNotice } from '../../application/account/AccountNotice';
import type { ReceiptWishNotice } from '../../application/notice/ReceiptWishNotice';
import type { PaymentNotice } from '../../application/payment/PaymentNotice';
import type { PurchaseNotice } from '../../application/purchase/PurchaseNotice';
import type { ErrorMessages } from '../messages/messageFor';
import { operator } from '../operator';
import { formatEuros, formatPhone } from '../words/format.fr';
import { operatorSays, operatorText } from '../words/operatorText.fr';

/** The toasts that belong to no area. */
export const words = {
  // Accounts (P8.17).
  'account/signed-up': ({ sentence }) =>
    operatorSays(sentence, 'Un e-mail de confirmation vous a été envoyé.'),
  'account/updated': ({ sentence }) => operatorSays(sentence, 'Votre compte est à jour.'),
  'account/activated': ({ sentence }) => operatorSays(sentence, 'Votre compte est activé.'),
  'account/signed-in-elsewhere': () => 'Vous vous êtes connecté dans un autre onglet.',
  'account/signed-out-elsewhere': () =>
    'Votre session a pris fin dans un autre onglet. Reconnectez-vous pour continuer.',
  'account/changed-elsewhere': () =>
    'Vous avez ouvert un autre compte dans un autre onglet\u202f: cette page est maintenant celle de ce compte.',
  // The result of a card payment, in a toast or on the result page.
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
  'payment/unsettled': ({ reference, message }) =>
    `Nos services répondent pour votre paiement ${reference}\u202f: «\u202f${operatorText(message)}\u202f». Vérifiez de nouveau dans quelques minutes.`,
  'purchase/email-unchecked': () =>
    "Nous n'avons pas pu vérifier si votre adresse e-mail a déjà un compte. Vous pouvez continuer\u202f: si c'est le cas, votre commande y sera rattachée.",
  // Quoted (P8.12, P8.13).
  'receiptWish/kept': () =>
    'État de la demande de justificatif de paiement mis à jour avec succès.',
  'receiptWish/failed': () =>
    "Une erreur s'est produite durant la mise à jour de l'information de demande de justificatif, veuillez ré essayer ultérieurement.",
} satisfies ErrorMessages<AccountNotice | PaymentNotice | PurchaseNotice | ReceiptWishNotice>;

export type Words = typeof words;
