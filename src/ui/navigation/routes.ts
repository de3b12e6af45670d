import { offersPath, plainOfferPaths } from '../../domain/offerPaths';

/**
 * Addresses that code refers to, `:id` standing for a badge or an invoice, `:slug` for an article, `:orderReference` for a subscription that was ordered, `:type` and `:state` for a payment and its outcome; the
 * router gives each its page.
 */
export const routes = {
  home: '/',
  signIn: '/espace/connexion',
  signUp: '/espace/inscription',
  signOut: '/espace/deconnexion',
  activation: '/espace/activation',
  chooser: '/espace',
  lostPassword: '/mot-de-passe-oublie',
  firstConnection: '/premiere-connexion',
  freeRamp: '/espace/gratuite',
  freeRampRefund: '/espace/gratuite/remboursement/ajouter',
  refunds: '/espace/gratuite/remboursement',
  refundClaim: '/espace/gratuite/remboursement/demande',
  receipts: '/espace/gratuite/recu',
  tickets: '/espace/gratuite/recu/ticket',
  cardLink: '/espace/gratuite/recu/ajouter',
  cards: '/espace/gratuite/recu/gerer',
  bankAccount: '/espace/gratuite/banque',
  newBankAccount: '/espace/gratuite/banque/ajouter',
  refundOfTicket: '/remboursement/:id',
  subscriptions: offersPath,
  tunnelPass: plainOfferPaths['04'],
  tunnelPassPlus: plainOfferPaths['07'],
  purchase: '/achat',
  purchaseOrder: '/achat/:orderReference',
  purchaseState: '/achat/:orderReference/:state',
  payOnline: '/payer-en-ligne',
  mobilePayment: '/payment/mobile',
  paymentReturn: '/payment/:type/:state',
  news: '/actualites',
  article: '/actualites/:slug',
  help: '/faq',
  contact: '/nous-contacter',
  termsOfSale: '/cgv',
  termsOfUse: '/cgu',
  legalNotice: '/mentions-legales',
  accessibility: '/accessibilite',
  maintenance: '/maintenance',
  synchronisation: '/synchronisation',
  member: '/member',
  dashboard: '/member/dashboard',
  passages: '/member/badge/passage',
  invoices: '/member/contract/invoice/list',
  invoiceView: '/member/contract/invoice/:id/view',
  badges: '/member/badge/list',
  badgeDetails: '/member/badge/:id/details',
  badgeServices: '/member/badge/:id/services',
  badgeOrder: '/member/badge/order',
  checkout: '/member/checkout/:type/:state',
  password: '/member/account/password',
  bankDetails: '/member/account/coordinates/bank',
  addContract: '/member/account/add-contract',
  contractSumUp: '/member/contract/sum-up',
  contractHistory: '/member/contract/history',
  postalDetails: '/member/account/coordinates/postal',
} as const;

/** The pages of the subscriber area. */
export type MemberAddress = Extract<(typeof routes)[keyof typeof routes], `/member/${string}`>;

/** The pages of the free-ramp area. */
export type FreeRampAddress = Extract<
  (typeof routes)[keyof typeof routes],
  `/espace/gratuite${string}`
>;
