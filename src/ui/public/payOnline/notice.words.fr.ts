import type { Instant } from '../../../domain/basis/instant';
import type { Cents } from '../../../domain/basis/money';
import type { NoticeStatus } from '../../../domain/notice/passageNotice';
import { formatDate, formatEuros } from '../../words/format.fr';
import type { PayerAddressField } from '../../../domain/payment/payerAddress';

/** A notice that was found. */
export const words = {
  title: 'Votre avis',
  statuses: {
    payable: 'À payer',
    paid: 'Réglé',
    nothingDue: 'Rien à payer',
    closed: 'Non payable en ligne',
  } satisfies Record<NoticeStatus['kind'], string>,
  due: 'Reste à payer',
  received: 'Montant reçu',
  facts: {
    number: 'N° de CNP',
    paymentNotice: "N° d'avis de paiement",
    plate: 'Plaque',
    date: 'Date du trajet',
    trip: 'Trajet',
    price: 'Montant du trajet',
    fees: 'Frais',
    receivedBefore: 'Déjà reçu',
  },
  paid: (amount: Cents, at: Instant): string =>
    `Cet avis est réglé\u202f: nous avons reçu [${formatEuros(amount)}] le ${formatDate(at)}.`,
  nothingDue: 'Il ne reste rien à payer\u202f: ce que nous avons déjà reçu couvre cet avis.',
  /** Quoted (P8.11). */
  closed:
    "Vous n'avez pas le droit de régler cette constatation de non-paiement ou cet avis de paiement, si vous pensez que c'est une erreur, veuillez prendre contact avec nous.",
  contact: 'Nous contacter',
  call: (phone: string): string => `Appeler le ${phone}`,
  searchOther: 'Chercher un autre avis',
  contest: 'Contester cet avis',
  /** The message that the contact form begins with. */
  contestText: (number: string, plate: string, day: string): string =>
    `Je conteste l'avis n° ${number} (véhicule ${plate}, passage du ${day}) pour la raison suivante\u202f:\n`,
  /** The payment of a notice. */
  payment: {
    payer: 'Adresse de la personne qui paie',
    payerHint: 'Elle est transmise à la banque avec le paiement.',
    lines: {
      address: 'Adresse',
      zip: 'Code postal',
      city: 'Ville',
    } satisfies Record<PayerAddressField, string>,
    missing: {
      address: "Saisissez l'adresse de la personne qui paie.",
      zip: 'Saisissez le code postal.',
      city: 'Saisissez la ville.',
    } satisfies Record<PayerAddressField, string>,
    tooLong: {
      address: (most: number): string => `Saisissez une adresse de ${most} caractères au plus.`,
      zip: (most: number): string => `Saisissez un code postal de ${most} caractères au plus.`,
      city: (most: number): string => `Saisissez une ville de ${most} caractères au plus.`,
    } satisfies Record<PayerAddressField, (most: number) => string>,
    receiptWish: 'Recevoir un justificatif de paiement',
    receiptWishHint: (email: string): string =>
      `Envoyé à ${email}, dès que le paiement est enregistré.`,
    onBankPage: 'Par carte bancaire, sur la page sécurisée de notre banque, qui vous ramène ici.',
  },
};

export type Words = typeof words;
