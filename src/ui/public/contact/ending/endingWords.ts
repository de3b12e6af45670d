import type { EndingError, EndingKind } from '../../../../domain/contact/contractEnding';
import { emailMessages } from '../../../forms/fields/emailMessages';
import type { ErrorMessages } from '../../../messages/messageFor';

interface EndingWords {
  readonly heading: string;
  readonly lead: string;
  /** The button that sends: the words of the decrees (D215-3, D221-5). */
  readonly confirm: string;
  readonly contract: string;
  readonly contractHint: string;
  readonly sent: string;
  readonly next: readonly string[];
}

export const endingWords: Readonly<Record<EndingKind, EndingWords>> = {
  cancellation: {
    heading: 'Résilier votre contrat',
    lead: 'En ligne, sans frais et sans compte\u202f: remplissez, vérifiez, puis notifiez la résiliation.',
    confirm: 'Notifier la résiliation',
    contract: 'N° de contrat',
    contractHint: 'Il est sur vos factures et dans votre espace abonné.',
    sent: 'Résiliation notifiée',
    next: [
      'Vous vérifiez votre demande avant de la notifier.',
      'Notre équipe vous confirme par e-mail la réception, la date de fin du contrat et ses effets.',
      'Gardez vos badges jusque-là\u202f: elle vous dit comment les rendre.',
    ],
  },
  withdrawal: {
    heading: 'Renoncer au contrat',
    lead: 'Vous avez conclu votre contrat en ligne il y a moins de 14 jours\u202f? Vous pouvez y renoncer sans donner de motif.',
    confirm: 'Confirmer la rétractation',
    contract: 'N° de contrat ou de commande',
    contractHint: 'La référence de votre commande commence par CDW.',
    sent: 'Rétractation envoyée',
    next: [
      'Vous vérifiez votre demande avant de la confirmer.',
      "Notre équipe vous envoie par e-mail un accusé de réception, avec le contenu, la date et l'heure.",
      'Elle vous dit ensuite comment les sommes versées vous sont remboursées.',
    ],
  },
};

export const endingMessages: ErrorMessages<EndingError> = {
  ...emailMessages,
  'ending/name-missing': () => 'Saisissez votre nom.',
  'ending/contract-missing': () => 'Saisissez le numéro de votre contrat.',
  'ending/day-invalid': () => 'Saisissez une date qui existe, par exemple 31/12/2026.',
  'ending/day-past': () => "La date souhaitée ne peut pas être avant aujourd'hui.",
};
