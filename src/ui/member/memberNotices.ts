import { formatCount } from '../words/format.fr';
import type { MemberNotice, SavedThing } from '../../application/subscriber/MemberNotice';
import { messageFor, type ErrorMessages } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';
import { invoiceMessages } from './invoice/invoiceMessages';

/** Used when the server sends no sentence. */
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

/** The sentences of the toasts of the subscriber area. */
export const memberNotices: ErrorMessages<MemberNotice> = {
  ...invoiceMessages,
  'download/interrupted': ({ title }) =>
    `Le téléchargement s'est arrêté quand vous avez quitté la page. Ce qui est déjà lu est gardé\u202f: ouvrez de nouveau «\u202f${title}\u202f» pour le reprendre.`,
  'download/replaced': ({ title }) =>
    `Le téléchargement s'est arrêté, car la page affiche autre chose. Pour le recommencer, ouvrez de nouveau «\u202f${title}\u202f».`,
  'invoice/downloaded': ({ invoice: { kind, number } }) =>
    kind === 'invoice' ? `Facture ${number} téléchargée.` : `Relevé ${number} téléchargé.`,
  'member/order-unanswered': ({ cause }) =>
    `${messageFor(serviceMessages, cause)} Votre commande a peut-être été reçue\u202f: réessayez ici sans changer vos choix, elle repart sous le même identifiant pour ne pas être enregistrée deux fois.`,
  'member/password-unanswered': ({ cause }) =>
    `${messageFor(serviceMessages, cause)} Votre mot de passe a peut-être déjà changé\u202f: à la prochaine connexion, essayez d'abord le nouveau.`,
  'member/not-refreshed': ({ cause }) =>
    `Les données affichées n'ont pas pu être actualisées. ${messageFor(serviceMessages, cause)}`,
  'passages/exported': ({ count }) => {
    if (count === 0) return 'Le fichier exporté ne contient aucun trajet.';
    return count === 1 ? '1 trajet exporté.' : `${formatCount(count)} trajets exportés.`;
  },
  'member/saved': ({ what, sentence }) => sentence ?? savedMessages[what],
  'passages/nothing-selected': () => 'Veuillez sélectionner au moins un passage à exporter.',
};
