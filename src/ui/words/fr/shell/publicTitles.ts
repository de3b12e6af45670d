import type { RouteOf } from '../../../navigation/routes';

/** The titles of the pages in the public frame, for their headings and for the browser tab. */
export const words = {
  lostPassword: 'Mot de passe oublié',
  firstConnection: 'Première connexion',
  activation: 'Activation du compte',
  subscriptions: 'Nos abonnements',
  tunnelPass: 'Nos abonnements',
  tunnelPassPlus: 'Nos abonnements',
  purchase: "S'abonner",
  purchaseOrder: "S'abonner",
  purchaseState: "S'abonner",
  payOnline: 'Payer en ligne',
  mobilePayment: 'Paiement',
  paymentReturn: 'Paiement',
  news: 'Actualités',
  article: 'Actualités',
  help: 'Foire aux questions',
  contact: 'Nous contacter',
  cancel: 'Résilier votre contrat',
  withdraw: 'Renoncer au contrat',
  termsOfSale: 'Conditions générales de vente',
  termsOfUse: "Conditions générales d'utilisation",
  legalNotice: 'Mentions légales',
  accessibility: 'Accessibilité',
  maintenance: 'Site en maintenance',
  synchronisation: 'Synchronisation en cours',
  agenda: 'Agenda financier',
  reports: 'Rapports',
  statements: 'Communiqués',
  assembly: 'Assemblée générale',
  publicOffer: 'Offre publique',
  marketTransfer: 'Transfert de marché',
  unknown: 'Page introuvable',
} satisfies Record<RouteOf<'public'> | 'unknown', string>;

export type Words = typeof words;
