import type { EmailError } from '../../../domain/basis/email';
import { placeNames } from '../../../domain/passage/place';
import type { Cents } from '../../../domain/basis/money';
import type { ContactError, LanePayment } from '../../../domain/contact/contactMessage';
import type { ContactPlace } from '../../../domain/contact/contactRoute';
import type { ContactSubject } from '../../../domain/contact/contactSubject';
import type { ErrorMessages } from '../../messages/messageFor';
import { formatCalendarDay, formatEuros } from '../../words/format.fr';

/** The first is quoted (P5.15), the second is written like it. */
const firstDigits = (): string =>
  'Veuillez vérifier que vous avez bien renseigner les 6 premiers chiffres de votre carte bleue.';
const lastDigits = (): string =>
  'Veuillez vérifier que vous avez bien renseigner les 4 derniers chiffres de votre carte bleue.';

/** The contact form. */
export const words = {
  description:
    "Écrivez-nous au sujet d'un reçu, d'une CNP, du trafic ou de votre abonnement, ou joignez-nous par téléphone, par e-mail ou par courrier.",
  lead: (phone: string): string =>
    `Choisissez un sujet\u202f: votre message arrive à la bonne équipe, qui vous répond par e-mail. C'est urgent\u202f? Appelez le [${phone}].`,
  whatNext: 'Ce qui se passe ensuite',
  otherWays: 'Nous joindre autrement',
  byPost: (address: string): string => `Par courrier\u202f: ${address}`,

  subject: 'Sujet',
  chooseSubject: 'Choisissez un sujet',
  /** P9.18. */
  subjects: {
    'Service clients': 'Service clients',
    'Sécurité / trafic': 'Sécurité / trafic',
    Recouvrement: 'Recouvrement',
    Communication: 'Communication',
    Reçu: 'Reçu',
    CNP: 'CNP',
    'Ressources humaines': 'Ressources humaines',
    'Données Personnelles': 'Données Personnelles',
  } satisfies Record<ContactSubject, string>,
  receiptAdvice:
    "Un reçu tout de suite\u202f: [avec l'identifiant du ticket], les 20 chiffres imprimés dessus, ou [dans vos reçus] si votre carte bancaire est associée à votre compte. Sinon, écrivez-nous.",
  cnpAdvice:
    "Pour régler une constatation de non-paiement (CNP) ou un avis de paiement, inutile d'écrire\u202f: [payez en ligne].",

  passage: 'Votre passage',
  day: 'Date approximative du passage',
  dayHint: 'Jour, mois et année, par exemple 09/11/2026.',
  route: 'Trajet',
  chooseRoute: 'Choisissez un trajet',
  /** P9.17. */
  routeOf: (from: ContactPlace, to: ContactPlace, price: Cents): string =>
    `${placeNames[from]} → ${placeNames[to]} – ${formatEuros(price)}`,
  method: 'Moyen de paiement',
  methods: { card: 'Carte bancaire', cash: 'Espèces' } satisfies Record<
    LanePayment['method'],
    string
  >,
  cardHint: 'Du numéro de la carte. Ceux du milieu ne vous sont jamais demandés.',

  request: 'Votre demande',
  name: 'Nom',
  message: 'Message',
  cnpHint: "Indiquez le n° de la CNP, si vous l'avez.",
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: 'Message envoyé',
  notSent:
    "Votre message est gardé. Il n'a pas été envoyé\u202f: essayez de nouveau plus tard, ou appelez-nous.",
  maybeSent:
    "Votre message est gardé. Nous ne savons pas s'il nous est parvenu\u202f: envoyez-le de nouveau plus tard, un double ne gêne pas.",
  /** Those of P5.13 and P5.15 are quoted. */
  errors: {
    'contactSubject/missing': () => 'Veuillez sélectionner un sujet.',
    'passageDay/missing': () => 'Saisissez la date du passage, même approximative.',
    'passageDay/invalid': () => 'Saisissez une date qui existe, par exemple 09/11/2026.',
    'passageDay/before-opening': ({ opened }) =>
      `Saisissez une date à partir du ${formatCalendarDay(opened)}, jour de l'ouverture.`,
    'passageDay/in-future': () => "La date du passage ne peut pas être après aujourd'hui.",
    'contactRoute/missing': () => 'Choisissez le trajet effectué.',
    'plate/missing': () => "Saisissez la plaque d'immatriculation du véhicule.",
    'plate/invalid': () => 'Saisissez une seule plaque, en lettres et en chiffres.',
    'contact/method-missing': () => 'Choisissez le moyen de paiement utilisé au péage.',
    'card/firstDigits-missing': firstDigits,
    'card/firstDigits-invalid': firstDigits,
    'card/lastDigits-missing': lastDigits,
    'card/lastDigits-invalid': lastDigits,
    'contact/name-missing': () => 'Saisissez votre nom.',
    'contact/text-missing': () => 'Écrivez votre message.',
  } satisfies ErrorMessages<Exclude<ContactError, EmailError>>,

  /** P8.15. */
  sentTo: (operator: string): string =>
    `Votre message a été envoyé à ${operator}. Notre équipe vous répondra dès que possible.`,
  answerTo: (subject: string, email: string): string =>
    `Sujet\u202f: ${subject}. La réponse arrivera à [${email}].`,
  callToo: (phone: string): string =>
    `Pas encore appelé\u202f? Appelez le [${phone}]\u202f: c'est plus rapide.`,
  unwantedMail:
    "Pensez à regarder parmi les courriers indésirables. Si l'adresse n'est pas la bonne, envoyez de nouveau votre message avec la bonne.",
};

export type Words = typeof words;
