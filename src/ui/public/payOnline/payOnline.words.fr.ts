import type { EmailError } from '../../../domain/basis/email';
import type { NoticeSearchError } from '../../../domain/notice/noticeSearch';
import type { ErrorMessages } from '../../messages/messageFor';

/** The search of a notice, and the plates that this device keeps. */
export const words = {
  description:
    'Retrouvez une constatation de non-paiement (CNP) ou un avis de paiement avec son numéro et votre plaque, puis payez-le par carte, sans compte.',
  lead: 'Vous avez reçu une constatation de non-paiement (CNP) ou un avis de paiement\u202f? Retrouvez-le et payez-le par carte, sans compte.',
  number: "N° de CNP ou d'Avis de Paiement",
  numberHint: "En haut de l'avis que vous avez reçu, 4 caractères au moins.",
  emailHint: 'Pour la confirmation du paiement, et le justificatif si vous le demandez.',
  lost: 'Numéro perdu\u202f?',
  /** The message that the contact form begins with. */
  lostText:
    "Je n'ai plus l'avis et je n'en connais pas le numéro. Pouvez-vous le retrouver à partir de ma plaque\u202f?\n",
  search: 'Rechercher',
  searching: 'Recherche…',
  notFound: "Votre saisie est gardée. Comparez-la à l'avis, ou [contactez-nous].",
  plateReading:
    'Une plaque comme AB-123-CD a deux lettres, trois chiffres et deux lettres, sans I, ni O, ni U.',
  failed: 'Votre saisie est gardée. Recommencez la recherche, ou [contactez-nous].',
  /** Quoted (P5.10, P5.11), but `number-unfit`. */
  errors: {
    'notice/number-too-short': () => "Le N° de CNP ou d'Avis de Paiement est vide ou trop court.",
    'notice/number-unfit': () =>
      "Saisissez le N° de CNP ou d'Avis de Paiement seul\u202f: 20 lettres et chiffres au plus.",
    'notice/plate-unfit': () =>
      "La plaque d'immatriculation fournie est vide ou trop courte ou non conforme.",
  } satisfies ErrorMessages<Exclude<NoticeSearchError, EmailError>>,

  where: 'Où trouver le numéro',
  /** As it is printed on a paper notice. */
  specimen: { title: 'Constatation de non-paiement', number: 'N° 26104887' },
  how: 'Comment ça se passe',
  steps: [
    "Vous retrouvez l'avis avec son numéro et la plaque du véhicule.",
    'Vous vérifiez le trajet et la somme à payer avant de saisir votre carte.',
    'Vous payez sur la page sécurisée de notre banque, puis vous revenez ici.',
  ],
  question:
    'Nous ne voyons pas le numéro de votre carte et ne le gardons pas. Une question sur un avis\u202f? [Contactez-nous].',

  plates: {
    title: 'Mes plaques',
    choose: 'Remplir avec une plaque gardée',
    fillIn: (plate: string): string => `Remplir avec la plaque ${plate}`,
    offer:
      "Après un paiement, la plaque et le numéro de l'avis peuvent rester dans ce navigateur, et vous être proposés ici. Nous ne les recevons que si vous lancez une recherche. À éviter sur un ordinateur partagé.",
    noneYet: 'La plaque et le numéro de votre prochain avis payé seront gardés dans ce navigateur.',
    kept: (plates: string): string => `Plaques gardées dans ce navigateur\u202f: ${plates}.`,
    paid: 'Avis payés sur cet appareil',
    /** The number, then the plate on a line of its own. */
    notice: (number: string): string => `Avis ${number}`,
    review: 'Revoir',
    reviewNotice: (number: string): string => `Revoir l'avis ${number}`,
    keep: 'Garder mes plaques',
    forget: 'Effacer mes plaques',
    /** While there is none yet. */
    stop: 'Ne plus garder mes plaques',
    switchedOn: 'Vos plaques seront gardées sur cet appareil.',
    switchedOff: "Plus aucune plaque n'est gardée sur cet appareil.",
  },
};

export type Words = typeof words;
