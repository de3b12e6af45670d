import type { Instant } from '../../../domain/basis/instant';
import type { Cents } from '../../../domain/basis/money';
import type { NoticeStatus } from '../../../domain/notice/passageNotice';
import { formatDate, formatEuros } from '../../words/format.fr';

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
};

export type Words = typeof words;
