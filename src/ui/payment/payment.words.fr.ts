import type { Instant } from '../../domain/basis/instant';
import type { Cents } from '../../domain/basis/money';
import type { PaymentType } from '../../domain/payment/paymentRequest';
import { operator } from '../operator';
import { formatDateTime, formatEuros } from '../words/format.fr';
import { operatorText } from '../words/operatorText.fr';

/** What becomes of a payment by card: checked, confirmed with its receipt, refused, not found. */
export const words = {
  checkingOrder: 'Vérification de la commande',
  checkingPayment: 'Vérification du paiement',
  orderUnverified: 'Commande non vérifiée',
  waiting: {
    order: 'Nous validons votre commande, cela prend quelques secondes…',
    payment: 'Nous vérifions votre paiement, cela prend quelques secondes…',
    bank: "Votre paiement n'est pas encore confirmé\u202f: nous vérifions encore auprès de la banque, cela prend quelques secondes…",
  },
  stayHere: 'Laissez cette page ouverte.',
  unverified: {
    order: "Nous n'avons pas pu vérifier votre commande. Réessayez dans quelques minutes.",
    payment:
      "Nous n'avons pas pu vérifier votre paiement. Vérifiez de nouveau dans quelques minutes.",
  },
  /** The bank has probably accepted it, the server does not know it. */
  unsettled: {
    heading: 'Paiement à vérifier',
    lead: 'Votre banque a peut-être accepté ce paiement, mais il ne nous est pas encore parvenu.',
    advice:
      'Ne payez pas une seconde fois. Vérifiez de nouveau dans quelques minutes, ou appelez-nous en indiquant ce qui figure ici.',
    again: 'Vérifier de nouveau',
    /** Beside a button that would pay it. */
    before:
      'Votre banque a peut-être déjà accepté ce paiement\u202f: ne payez pas une seconde fois sans nous avoir appelés.',
  },
  notLost:
    "Si votre banque a accepté le paiement, il n'est pas perdu\u202f: ne payez pas une seconde fois. Vérifiez d'abord ici.",

  orderConfirmed: 'Commande validée',
  paymentConfirmed: 'Paiement validé',
  reference: 'Référence',
  /** Against false payment links. */
  falseLinks: [
    'Nous ne vous demandons jamais votre mot de passe ni le code de votre carte par SMS, par e-mail ou par téléphone.',
    `Avant de payer, regardez l'adresse\u202f: celle de notre site commence par ${operator.site}/, celle de la page de paiement est celle de notre banque.`,
  ],
  country: 'Pays',
  countryHint: 'Celui de votre adresse de facturation, transmis à la banque.',
  attempted: 'Tentative de paiement',
  amount: 'Montant',
  /** A line to quote (D4). */
  attempt: (at: Instant, reference: string, amount: Cents): string =>
    `Tentative de paiement du ${formatDateTime(at)}, référence ${reference}, ${formatEuros(amount)}.`,
  keepAttempt: 'Gardez cette ligne\u202f: elle retrouve le paiement si vous nous appelez.',
  amountPaid: 'Montant réglé',
  /** « Payer » was pressed for what was paid before. */
  paidBefore: {
    badge:
      "Cette commande était déjà réglée\u202f: rien n'a été commandé ni débité cette fois. Pour d'autres badges, passez une nouvelle commande.",
    order: "Cet abonnement était déjà réglé\u202f: rien n'a été débité cette fois.",
    invoice: "Cette somme était déjà réglée\u202f: rien n'a été débité cette fois.",
    cnp: "Cet avis était déjà réglé\u202f: rien n'a été débité cette fois.",
  } satisfies Record<PaymentType, string>,
  whatNext: 'Et maintenant',
  steps: {
    contract: {
      title: 'Votre contrat',
      toSign: "Il reste à le signer\u202f: il s'ouvre dès que votre signature est enregistrée.",
      announced: "La signature nous a été annoncée\u202f: il s'ouvre dès qu'elle est enregistrée.",
    },
    /** Where and when the badges come. */
    delivery: {
      title: 'Vos badges',
      locker: (place: string): string =>
        `À retirer à la consigne, ouverte 24\u202fh/24, une fois votre contrat ouvert\u202f: ${place}.`,
      sent: (address: string): string =>
        `Envoyés par courrier, une fois votre contrat ouvert\u202f: ${address}.`,
      unknown: 'Selon le mode de livraison choisi dans votre commande.',
    },
    access: {
      title: 'Votre accès',
      text: 'Une fois votre contrat ouvert, votre espace se crée avec votre adresse e-mail\u202f: «\u202fCréer mon accès\u202f».',
    },
    settled: {
      title: "La somme n'est plus due",
      text: 'La mention «\u202fImpayée\u202f» disparaît des factures réglées dès que votre compte est à jour.',
    },
    badges: {
      title: 'Vos badges',
      text: "Ils sont réactivés dès qu'il ne reste plus rien à régler.",
    },
    keepReference: {
      title: 'Gardez la référence',
      text: "Jusqu'à ce que le paiement figure sur votre relevé bancaire.",
    },
  },

  /** What was paid. */
  subjects: {
    badge: 'Commande de badges',
    order: 'Abonnement',
    invoice: 'Règlement de factures',
  } satisfies Record<Exclude<PaymentType, 'cnp'>, string>,
  notice: (number: string): string => `Avis n° ${number}`,
  oneInvoice: 'Règlement de facture',
  receipt: {
    ofOrder: 'Confirmation de commande',
    ofPayment: 'Reçu de paiement',
    /** Without its amount it is no receipt. */
    ofUnknownAmount: 'Confirmation de paiement',
    orderMark: 'Validée',
    paymentMark: 'Payé',
    subject: 'Objet',
    contract: 'Contrat',
    holder: 'Titulaire',
    plate: 'Plaque',
    invoices: (count: number): string => (count === 1 ? 'Facture' : 'Factures'),
    confirmedOn: 'Confirmé le',
    orderProof: `Commande confirmée par ${operator.name}.`,
    paymentProof: `Paiement confirmé par ${operator.name}. Ce document ne remplace pas une facture.`,
    print: 'Imprimer',
  },

  orderRefused: 'Commande non validée',
  paymentRefused: 'Paiement refusé',
  orderRefusal: "Votre commande n'a pas été validée.",
  /** The sentence of the server; empty without one. */
  reason: (message: string): string =>
    message === ''
      ? 'Nous ne trouvons aucun paiement sous cette référence.'
      : operatorText(message),
  tryOrder: 'Réessayez, ou prenez contact avec nos équipes.',
  /** In the place of the advice to try again, or beside a button that would pay it. */
  confirmedHere:
    'Un paiement de cette référence a déjà été confirmé sur cet appareil\u202f: ne payez pas de nouveau sans avoir vérifié avec nos équipes.',
  tryPayment: 'Réessayez, avec une autre carte si besoin, ou prenez contact avec nos équipes.',
  resume: 'Reprendre le paiement',
  doubt:
    'Un doute sur le débit\u202f? Reprenez ci-dessous\u202f: vous voyez ce qui reste dû avant de payer.',

  unproven: 'Paiement introuvable',
  whyUnproven:
    'Le lien qui vous a ramené ici ne contient pas de référence valable\u202f: nous ne pouvons pas vérifier votre paiement.',

  /** Beside a payment that is not confirmed. */
  help: {
    contact: 'Nous contacter',
    keep: 'À garder sous la main',
    withoutReference:
      "Nos équipes retrouvent le paiement avec vous, à partir de sa date et de l'adresse e-mail saisie.",
    withReference: 'Indiquez ces informations à nos équipes\u202f: elles retrouvent votre dossier.',
  },
};

export type Words = typeof words;
