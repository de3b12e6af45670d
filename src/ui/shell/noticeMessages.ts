import type { Notice, SavedThing } from '../../application/kernel/Notice';
import { formatCount } from '../../domain/formatCount';
import type { ErrorMessages } from '../messages/messageFor';
import { invoiceMessages } from './invoiceMessages';
import { serviceMessages } from '../messages/serviceMessages';

/** What a save says when the server says nothing of its own. */
const savedMessages: Readonly<Record<SavedThing, string>> = {
  badgeServices: 'Les services du badge ont été enregistrés.',
  bankDetails: 'Vos coordonnées bancaires ont été enregistrées.',
  deletionRequest: 'Votre demande de suppression a été enregistrée.',
  linkedContract: 'Le contrat a été rattaché à votre compte.',
  password: 'Votre mot de passe a été modifié.',
  postalDetails: 'Vos coordonnées ont été enregistrées.',
  postalInvoices: 'Votre choix a été enregistré.',
  thresholdAlert: "L'alerte de seuil a été enregistrée.",
};

/** The sentence of every toast. */
export const noticeMessages: ErrorMessages<Notice> = {
  ...serviceMessages,
  ...invoiceMessages,
  'invoice/downloaded': ({ invoice: { kind, number } }) =>
    kind === 'invoice' ? `Facture ${number} téléchargée.` : `Relevé ${number} téléchargé.`,
  'passages/exported': ({ count }) =>
    count === 1 ? '1 trajet exporté.' : `${formatCount(count)} trajets exportés.`,
  'member/saved': ({ what, sentence }) => sentence ?? savedMessages[what],
  'passages/nothing-selected': () => 'Veuillez sélectionner au moins un passage à exporter.',
  'payment/nothing-due': () =>
    "Il n'y a rien à payer par carte. Actualisez la page pour voir ce qui reste dû.",
  'payment/confirmed': ({ reference }) => `Votre paiement ${reference} est validé.`,
  'payment/refused': ({ message }) => message ?? "Votre paiement n'a pas été validé.",
  'payment/unverified': ({ reference }) =>
    `Une erreur est survenue lors de l'envoi des données au serveur, veuillez recommencer ultérieurement ou prendre contact avec nous, votre commande à pour référence ${reference}`,
};
