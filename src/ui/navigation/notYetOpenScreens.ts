export interface NotYetOpenScreen {
  readonly path: string;
  readonly heading: string;
  /** What the operator does by phone or e-mail until then, as one sentence. */
  readonly meanwhile: string;
}

/**
 * Addresses that the site already links to and whose online service opens later: each shows its heading and how
 * to be served meanwhile. A screen that is built leaves this list.
 */
export const publicNotYetOpen: readonly NotYetOpenScreen[] = [
  {
    path: '/espace/inscription',
    heading: 'Inscription',
    meanwhile: 'Nous créons votre compte par téléphone ou par e-mail.',
  },
  {
    path: '/espace/activation/:token',
    heading: 'Activation du compte',
    meanwhile: 'Nous activons votre compte par téléphone ou par e-mail.',
  },
  {
    path: '/activation/:token',
    heading: 'Activation du compte',
    meanwhile: 'Nous activons votre compte par téléphone ou par e-mail.',
  },
  {
    path: '/mot-de-passe-oublie',
    heading: 'Mot de passe oublié',
    meanwhile: 'Nous vous redonnons accès à votre compte par téléphone.',
  },
  {
    path: '/premiere-connexion',
    heading: 'Première connexion',
    meanwhile:
      'Munissez-vous de votre n° de contrat\u202f: nous ouvrons votre compte par téléphone.',
  },
  {
    path: '/espace/gratuite/*',
    heading: 'Espace gratuité',
    meanwhile:
      'Nous traitons votre demande de remboursement ou de reçu par téléphone ou par e-mail.',
  },
  {
    path: '/remboursement/:id',
    heading: 'Demander un remboursement',
    meanwhile:
      "Munissez-vous de l'identifiant du ticket\u202f: nous traitons votre demande par téléphone ou par e-mail.",
  },
  {
    path: '/achat/*',
    heading: "S'abonner",
    meanwhile: 'Nous prenons votre abonnement par téléphone.',
  },
  {
    path: '/nos-abonnements/*',
    heading: 'Nos abonnements',
    meanwhile: 'Nous vous présentons les offres par téléphone ou par e-mail.',
  },
  {
    path: '/actualites/*',
    heading: 'Actualités',
    meanwhile: 'Nous vous renseignons par téléphone.',
  },
  {
    path: '/payer-en-ligne',
    heading: 'Payer en ligne',
    meanwhile: "Munissez-vous du numéro de l'avis\u202f: le paiement se fait par téléphone.",
  },
  {
    path: '/finances/*',
    heading: 'Informations financières',
    meanwhile: 'Nous vous envoyons les documents sur demande.',
  },
  {
    path: '/finance/*',
    heading: 'Informations financières',
    meanwhile: 'Nous vous envoyons les documents sur demande.',
  },
  {
    path: '/faq',
    heading: 'Foire aux questions',
    meanwhile: 'Nous répondons à vos questions par téléphone ou par e-mail.',
  },
  {
    path: '/nous-contacter',
    heading: 'Nous contacter',
    meanwhile: 'Nous vous répondons par téléphone ou par e-mail.',
  },
  {
    path: '/cgv',
    heading: 'Conditions générales de vente',
    meanwhile: 'Nous vous envoyons les conditions en vigueur sur demande.',
  },
  {
    path: '/cgu',
    heading: "Conditions générales d'utilisation",
    meanwhile: 'Nous vous envoyons les conditions en vigueur sur demande.',
  },
  {
    path: '/mentions-legales',
    heading: 'Mentions légales',
    meanwhile: 'Nous vous donnons ces informations sur demande.',
  },
  {
    path: '/accessibilite',
    heading: 'Accessibilité',
    meanwhile:
      "Dites-nous ce qui vous gêne\u202f: nous vous donnons l'information autrement. Aucun audit n'a encore été mené.",
  },
  {
    path: '/maintenance',
    heading: 'Site en maintenance',
    meanwhile: 'Nous vous renseignons par téléphone.',
  },
  {
    path: '/payment/*',
    heading: 'Paiement',
    meanwhile: "Nous vous confirmons l'état d'un paiement par téléphone ou par e-mail.",
  },
];

/** The same, inside the subscriber area; paths below `/member`. */
export const memberNotYetOpen: readonly NotYetOpenScreen[] = [
  {
    path: 'account/password',
    heading: 'Changer mon mot de passe',
    meanwhile: 'Nous changeons votre mot de passe avec vous par téléphone.',
  },
  {
    path: 'account/coordinates/postal',
    heading: 'Coordonnées postales',
    meanwhile: 'Nous enregistrons votre nouvelle adresse par téléphone ou par e-mail.',
  },
  {
    path: 'account/coordinates/bank',
    heading: 'Coordonnées bancaires',
    meanwhile: 'Nous changeons vos coordonnées bancaires avec vous par téléphone.',
  },
  {
    path: 'account/add-contract',
    heading: 'Ajouter un contrat',
    meanwhile:
      'Munissez-vous du n° de contrat\u202f: nous le rattachons à votre compte par téléphone.',
  },
  {
    path: 'contract/sum-up',
    heading: 'Récapitulatif du contrat',
    meanwhile: 'Nous vous envoyons le récapitulatif sur demande.',
  },
  {
    path: 'contract/history',
    heading: 'Historique du contrat',
    meanwhile: "Nous vous envoyons l'historique sur demande.",
  },
  {
    path: 'contract/invoice/list',
    heading: 'Mes factures',
    meanwhile: 'Nous vous envoyons vos factures sur demande.',
  },
  {
    path: 'contract/invoice/:id/view',
    heading: 'Facture',
    meanwhile: 'Nous vous envoyons vos factures sur demande.',
  },
  {
    path: 'badge/list',
    heading: 'Mes badges',
    meanwhile: 'Nous vous renseignons sur vos badges par téléphone.',
  },
  {
    path: 'badge/:id/details',
    heading: 'Badge',
    meanwhile: 'Nous vous renseignons sur vos badges par téléphone.',
  },
  {
    path: 'badge/:id/services',
    heading: 'Services du badge',
    meanwhile: 'Nous réglons les services de vos badges par téléphone.',
  },
  {
    path: 'badge/order',
    heading: 'Commander un badge',
    meanwhile: 'Nous prenons votre commande par téléphone.',
  },
  {
    path: 'checkout/:type/:state',
    heading: 'Paiement',
    meanwhile: "Nous vous confirmons l'état d'un paiement par téléphone ou par e-mail.",
  },
];
