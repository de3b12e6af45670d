import type { Cents } from '../../domain/basis/money';
import type { CustomerType } from '../../domain/purchase/customerType';
import type { PurchaseStep } from '../../domain/purchase/purchaseStep';
import { formatEuros } from '../words/format.fr';

/** The purchase of a subscription: what surrounds its steps. */
export const words = {
  description:
    "Abonnez-vous au télépéage en ligne, en sept étapes, pour vous ou votre entreprise. Le prix s'affiche dès la première.",
  preparation:
    'Sept étapes, environ cinq minutes\u202f: ayez votre IBAN et votre RIB sous la main.',
  readingOrder: 'Nous relisons votre commande.',

  /** Quoted (P2.15–P2.21); both tables in the order of the steps. */
  stepTitles: {
    choice: 'Choix de votre abonnement',
    details: 'Vos coordonnées',
    delivery: 'Votre commande',
    bank: 'Vos informations bancaires',
    terms: 'Conditions générales de vente',
    contract: 'Votre contrat',
    summary: 'Récapitulatif de votre commande',
  } satisfies Record<PurchaseStep, string>,
  shortStepTitles: {
    choice: 'Abonnement',
    details: 'Coordonnées',
    delivery: 'Commande',
    bank: 'Banque',
    terms: 'Conditions',
    contract: 'Contrat',
    summary: 'Paiement',
  } satisfies Record<PurchaseStep, string>,
  steps: 'Étapes de la souscription',
  previous: 'Précédent',
  next: 'Suivant',

  customers: {
    individual: 'Un particulier',
    professional: 'Un professionnel',
  } satisfies Record<CustomerType, string>,
  perBadge: (price: Cents): string => `${formatEuros(price)} par badge`,
  /** The brackets are for screen readers. */
  changeChoice: 'Modifier [mon choix]',
  aside: 'Votre abonnement',
  priceOfOne: "Prix pour un badge, tant que vous n'en avez pas choisi le nombre (étape 3).",

  /** Beside a paid order. */
  orderState: 'État de la commande',
  paid: 'Payée',
  validated: 'Validée',
  amountPaid: 'Montant réglé',

  restart: 'Recommencer',
  losesAll: 'Efface toute votre saisie.',
  leavesOrder: 'Pour une autre souscription.',
  restartAll: 'Recommencer depuis le début',
  restartOther: 'Commencer une autre souscription',
  forgetsAll: 'Tout ce que vous avez saisi est effacé de cet appareil.',
  forgetsOrder: (reference: string): string =>
    `Cet appareil oublie la commande ${reference}. Elle reste enregistrée chez nous\u202f: notez sa référence pour y revenir.`,

  bankAgain:
    'Pour votre sécurité, cet appareil ne garde ni votre IBAN ni vos documents\u202f: ajoutez-les de nouveau pour continuer.',
  completeStep: 'Complétez cette étape pour passer à la suivante.',
  kept: (step: string): string =>
    `Nous avons gardé votre saisie sur cet appareil, pour 7 jours. [Reprendre à l'étape «\u202f${step}\u202f»]`,
  ordered: (reference: string, step: string): string =>
    `Votre commande [${reference}] est enregistrée\u202f: cette étape ne peut plus être modifiée. [Aller à l'étape «\u202f${step}\u202f»]`,
  orderedBefore:
    "Nous avions déjà reçu votre commande\u202f: c'est cette première version qui s'affiche, sans vos modifications. Pour la changer, [contactez-nous] avant de signer.",

  /** An address whose order does not exist (P8.9). */
  unknownOrder: {
    message:
      "Nous ne trouvons pas cette commande. Vérifiez la référence, CDW suivi de 7 chiffres, dans l'adresse ou dans votre e-mail.",
    start: 'Commencer une souscription',
    contact: 'Nous contacter',
  },
  /** What the purchase knows of its e-mail address, from step 3 on. */
  emailTaken: 'Cette adresse e-mail a déjà un compte\u202f: votre commande y sera rattachée.',
};

export type Words = typeof words;
