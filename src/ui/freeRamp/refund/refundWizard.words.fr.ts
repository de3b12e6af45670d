import type { TicketStatus } from '../../../domain/freeRamp/refund';
import type { RefundIdentifierError } from '../../../domain/freeRamp/refundIdentifier';
import type { ErrorMessages } from '../../messages/messageFor';

/** The refund of a cash ticket. */
export const words = {
  progress: 'Étapes de la demande',
  /** Short: each has a quarter of a phone's width. */
  steps: {
    identifier: 'Identifiant',
    ticket: 'Votre ticket',
    confirmation: 'Confirmation',
    details: 'Votre IBAN',
    sent: 'Envoi',
  },
  search: {
    label: 'Identifiant',
    hint: 'Les 20 chiffres imprimés sur le ticket, avec ou sans espaces.',
    submit: 'Rechercher',
    searching: 'Recherche…',
    /** Before the cause; quoted (P8.4). */
    failed: (cause: string): string => `Une erreur s'est produite, veuillez recommencer. ${cause}`,
    /** After the failure, when no ticket has the identifier. */
    help: 'Comparez les 20 chiffres à ceux du ticket, ou [contactez-nous].',
  },
  how: {
    title: 'Comment ça se passe',
    paid: 'Vous avez payé en espèces et vous êtes sorti par la rampe gratuite\u202f: le ticket remis au péage porte un identifiant.',
    search:
      'Saisissez-le ici\u202f: vous saurez aussitôt si le ticket est remboursable, et vous pourrez télécharger son reçu.',
    iban: "Il ne reste qu'à saisir l'IBAN du compte à créditer.",
    byCard: 'Vous avez payé par carte bancaire\u202f? [Voici comment faire].',
  },
  /** Quoted (P5.21); the second sentence says what to mend. */
  identifierFailures: {
    'refund/identifier-format': () =>
      "L'identifiant fourni n'est au bon format. Il compte exactement 20 chiffres.",
  } satisfies ErrorMessages<RefundIdentifierError>,
  ticket: {
    title: 'Votre ticket',
    another: 'Saisir un autre identifiant',
    identifier: 'Identifiant',
    at: 'Date du ticket',
    trip: 'Trajet',
    toll: 'Péage',
    paid: 'Montant payé',
    refundedAt: 'Date du remboursement',
    amount: 'Montant du remboursement',
  },
  /** The first sentence about a ticket. */
  statuses: {
    handedOutAtLane:
      "Le reçu de ce ticket vous a été remis en voie\u202f: il n'est pas accessible en ligne. S'il vous manque, [contactez-nous].",
    notRefundable: 'Ce ticket ne donne pas droit à un remboursement.',
    refunded: 'Ce ticket a déjà été remboursé.',
    claimed:
      "Le remboursement de ce ticket est déjà demandé. La date du virement n'est pas encore connue.",
    refundable: 'Ce ticket est remboursable.',
  } satisfies Record<TicketStatus, string>,
  /** What follows for a refundable ticket. */
  next: {
    start: 'Être remboursé',
    visitorNeeds:
      "Il vous faut l'IBAN d'un compte bancaire français\u202f; aucune inscription n'est nécessaire.",
    holderNeeds:
      "Il vous faut l'IBAN d'un compte bancaire français\u202f; nous avons déjà votre nom et votre adresse e-mail.",
    addIban:
      "Vous ajouterez d'abord l'IBAN sur lequel vous voulez être remboursé, puis vous reviendrez à cette demande.",
    savedIban: "Il sera remboursé sur l'IBAN enregistré.",
    inOtherAccount:
      "Ce ticket est remboursable, mais il n'est pas dans votre compte\u202f: il est peut-être dans un autre. [Contactez-nous].",
    accountUnread: "Ce ticket est remboursable, mais votre compte n'a pas pu être consulté.",
    ibanUnread: "Nous n'avons pas pu lire l'IBAN enregistré.",
  },
  sent: {
    title: 'Demande envoyée',
    keep: "Gardez le reçu\u202f: il porte l'identifiant du ticket.",
    /** The first sentence is quoted (P8.5). */
    noReceipt:
      "Une erreur s'est produite. Votre demande est enregistrée, mais son reçu n'a pas pu être préparé\u202f: téléchargez-le pour réessayer.",
  },
};

export type Words = typeof words;
