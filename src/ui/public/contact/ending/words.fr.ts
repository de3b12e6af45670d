import type { EmailError } from '../../../../domain/basis/email';
import type { Instant } from '../../../../domain/basis/instant';
import type { EndingError, EndingKind } from '../../../../domain/contact/contractEnding';
import type { ErrorMessages } from '../../../messages/messageFor';
import { formatDateTime } from '../../../words/format.fr';

interface EndingWords {
  readonly lead: string;
  /** The button that sends: the words of the decrees (D215-3, D221-5). */
  readonly confirm: string;
  readonly contract: string;
  readonly contractHint: string;
  readonly sent: string;
  /** The step before `next`; past once the declaration is sent. */
  readonly check: string;
  readonly next: string[];
  readonly conditions: string;
}

/** The cancellation of a contract, and the withdrawal from it. */
export const words = {
  kinds: {
    cancellation: {
      lead: 'En ligne, sans frais et sans compte\u202f: remplissez, vérifiez, puis notifiez la résiliation.',
      confirm: 'Notifier la résiliation',
      contract: 'N° de contrat',
      contractHint: 'Il est sur vos factures et dans votre espace abonné.',
      sent: 'Résiliation notifiée',
      check: 'Vous vérifiez votre demande avant de la notifier.',
      next: [
        'Notre équipe vous confirme par e-mail la réception, la date de fin du contrat et ses effets.',
        'Gardez vos badges jusque-là\u202f: nous vous dirons comment les rendre.',
      ],
      conditions:
        'Les conditions (préavis, dépôt de garantie) sont dans les [conditions générales de vente].',
    },
    withdrawal: {
      lead: 'Vous avez conclu votre contrat en ligne il y a moins de 14 jours\u202f? Vous pouvez y renoncer sans donner de motif.',
      confirm: 'Confirmer la rétractation',
      contract: 'N° de contrat ou de commande',
      contractHint: 'La référence de votre commande commence par CDW.',
      sent: 'Rétractation envoyée',
      check: 'Vous vérifiez votre demande avant de la confirmer.',
      next: [
        "Notre équipe vous envoie par e-mail un accusé de réception, avec le contenu, la date et l'heure de votre déclaration.",
        'Nous vous disons ensuite comment les sommes versées vous sont remboursées.',
      ],
      conditions:
        'Le dépôt de garantie et les remboursements sont décrits dans les [conditions générales de vente].',
    },
  } satisfies Record<EndingKind, EndingWords>,

  name: 'Nom et prénom, ou raison sociale',
  emailHint: 'Notre équipe y confirme la réception.',
  day: 'Date de résiliation souhaitée',
  dayHint: 'Sans date, dès que possible.',
  note: 'Précisions',
  noteHint: 'Par exemple un motif légitime.',
  check: 'Vérifier ma demande',
  errors: {
    'ending/name-missing': () => 'Saisissez votre nom.',
    'ending/contract-missing': () => 'Saisissez le numéro de votre contrat.',
    'ending/day-invalid': () => 'Saisissez une date qui existe, par exemple 31/12/2026.',
    'ending/day-past': () => "La date souhaitée ne peut pas être avant aujourd'hui.",
  } satisfies ErrorMessages<Exclude<EndingError, EmailError>>,

  summary: 'Vérifiez votre demande',
  change: 'Modifier',
  sending: 'Envoi…',
  sent: 'Envoyé',
  notSent:
    "Votre demande n'a pas été envoyée. Votre saisie est gardée\u202f: essayez de nouveau plus tard, ou appelez-nous.",
  maybeSent:
    'Nous ne savons pas si votre demande nous est parvenue. Votre saisie est gardée\u202f: envoyez-la de nouveau plus tard.',
  facts: {
    name: 'Nom',
    email: 'Adresse e-mail',
    day: 'Date souhaitée',
    note: 'Précisions',
  },
  asSoonAsPossible: 'Dès que possible',
  sentAt: (at: Instant, email: string): string =>
    `Envoyée le ${formatDateTime(at)}. Notre équipe en accuse réception à l'adresse [${email}]. Imprimez cette page pour la garder.`,
  print: 'Imprimer',

  whatNext: 'Ce qui se passe ensuite',
  tooLate: 'Plus de 14 jours\u202f? [Résiliez votre contrat].',
  otherWays: 'Nous joindre autrement',
};

export type Words = typeof words;
