import type { Locator, Page } from '@playwright/test';
import type { routes } from '../../src/ui/navigation/routes';
import { mobileAddress } from './payOnline.ts';
import { button, frame, heading, row, text } from './states/stateParts.ts';

/** Every address of the site must be in this table, or it does not compile. */
type BuiltScreen = Exclude<
  keyof typeof routes,
  | 'member' // The first four redirect to another page.
  | 'signOut'
  | 'refundOfTicket'
  | 'synchronisation'
  | 'statements' // The same page as `reports`, with another list.
  | 'assembly'
  | 'publicOffer'
  | 'marketTransfer'
>;

/** The address of each screen, as the specifications write it, and an element that appears last. */
export const screens: Readonly<
  Record<BuiltScreen | 'unknown', readonly [address: string, arrived: (page: Page) => Locator]>
> = {
  home: ['/', (page) => page.getByRole('cell', { name: 'Dense' })],
  signIn: ['/espace/connexion', button('Se connecter')],
  signUp: ['/espace/inscription', button("S'inscrire")],
  lostPassword: ['/mot-de-passe-oublie', button('Envoyer')],
  firstConnection: ['/premiere-connexion', button('Continuer')],
  activation: ['/espace/activation', heading('Activation du compte')],
  chooser: ['/espace', text('Espace abonné')],
  contact: ['/nous-contacter', button('Envoyer')],
  cancel: ['/nous-contacter/resilier', button('Vérifier ma demande')],
  withdraw: ['/nous-contacter/renoncer', button('Vérifier ma demande')],
  maintenance: ['/maintenance', heading('Site en maintenance')],
  purchase: ['/achat', button('Suivant')],
  purchaseOrder: ['/achat/CDW0000042', text('Cette commande est payée')],
  purchaseState: ['/achat/CDW0000042/signe', text('Cette commande est payée')],
  payOnline: ['/payer-en-ligne', button('Rechercher')],
  mobilePayment: [mobileAddress({}), button('Payer')],
  paymentReturn: ['/payment/cnp/success?reference=26104887', heading('Paiement validé')],
  news: ['/actualites', heading('Fermetures de nuit en décembre')],
  article: ['/actualites/fermetures-de-nuit-decembre', text('boulevards')],
  help: ['/faq', text('Combien coûte un passage')],
  subscriptions: ['/nos-abonnements', heading("Comment s'abonner")],
  tunnelPass: ['/nos-abonnements/tunnel-pass', heading('Les prix')],
  tunnelPassPlus: ['/nos-abonnements/tunnel-pass-plus', heading('Les prix')],
  termsOfSale: ['/cgv', heading('Article 3')],
  termsOfUse: ['/cgu', heading('Article 2')],
  legalNotice: ['/mentions-legales', text('société fictive')],
  accessibility: ['/accessibilite', text('Aucun audit')],
  unknown: ['/inconnue', heading('Page introuvable')],
  dashboard: ['/member/dashboard', text(' → ')],
  passages: ['/member/badge/passage', row(100)],
  badges: ['/member/badge/list', row(6)],
  badgeDetails: ['/member/badge/5001/details', text('25001501064010827')],
  badgeServices: ['/member/badge/5001/services', button('Enregistrer les services')],
  badgeOrder: ['/member/badge/order', button('Suivant')],
  password: ['/member/account/password', button('Enregistrer')],
  postalDetails: ['/member/account/coordinates/postal', button('Enregistrer')],
  bankDetails: ['/member/account/coordinates/bank', button('Enregistrer')],
  addContract: ['/member/account/add-contract', button('Ajouter')],
  memberContact: ['/member/contact', button('Envoyer')],
  contractSumUp: ['/member/contract/sum-up', heading('Options')],
  contractHistory: ['/member/contract/history', row(4)],
  invoices: ['/member/contract/invoice/list', row(14)],
  invoiceView: ['/member/contract/invoice/202611419/view', frame('Facture 202611419')],
  freeRamp: ['/espace/gratuite', text('Où vous en êtes')],
  receipts: ['/espace/gratuite/recu', row(3)],
  tickets: ['/espace/gratuite/recu/ticket', row(6)],
  cardLink: ['/espace/gratuite/recu/ajouter', button('Associer')],
  cards: ['/espace/gratuite/recu/gerer', row(2)],
  bankAccount: ['/espace/gratuite/banque', row(1)],
  account: ['/espace/gratuite/compte', button('Enregistrer')],
  newBankAccount: ['/espace/gratuite/banque/ajouter', button('Enregistrer')],
  refunds: ['/espace/gratuite/remboursement', heading('Vos remboursements')],
  freeRampRefund: ['/espace/gratuite/remboursement/ajouter', button('Rechercher')],
  refundClaim: ['/espace/gratuite/remboursement/demande', heading('Confirmer votre remboursement')],
  checkout: ['/member/checkout/badge/success?reference=CDW0000042', heading('Paiement validé')],
  agenda: ['/finances/agenda', heading('Agenda financier')],
  reports: ['/finances/rapports', heading('Rapports')],
};
