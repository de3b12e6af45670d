import type { Locator, Page } from '@playwright/test';
import type { routes } from '../../src/ui/navigation/routes.ts';
import { mobileAddress } from './payOnline.ts';

/** Visible elements: `count` (one by default) that match a selector and contain a text. */
export interface Sight {
  readonly selector: string;
  readonly text?: string;
  readonly count?: number;
}

/** The address of a screen, and what it shows once it is complete. */
export type Screen = readonly [address: string, arrived: Sight];

/** Every address of the site must be in this table, or it does not compile. */
type Shown = Exclude<
  keyof typeof routes,
  'member' | 'signOut' | 'refundOfTicket' | 'synchronisation' // They redirect to another page.
>;

const element = (selector: string, text?: string): Sight =>
  text === undefined ? { selector } : { selector, text };
const button = (text: string): Sight => ({ selector: 'main button', text });
const heading = (text: string): Sight => ({ selector: 'main :is(h1, h2, h3)', text });
const text = (words: string): Sight => ({
  selector: 'main :is(p, li, dt, dd, summary, span)',
  text: words,
});
const rows = (count: number): Sight => ({ selector: 'main tbody tr', count });
const files: Sight = { selector: 'main a[href$=".pdf"]' };

/** The address of each screen, as the specifications write it. */
export const screens: Readonly<Record<Shown | 'unknown', Screen>> = {
  home: ['/', element('main td', ' min')],
  signIn: ['/espace/connexion', button('Se connecter')],
  signUp: ['/espace/inscription', button("S'inscrire")],
  lostPassword: ['/mot-de-passe-oublie', button('Envoyer')],
  firstConnection: ['/premiere-connexion', button('Continuer')],
  activation: ['/espace/activation', heading('Activation du compte')],
  chooser: ['/espace', element('main a', 'Espace abonné')],
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
  news: ['/actualites', heading('Fermetures de nuit')],
  article: ['/actualites/fermetures-de-nuit-decembre', text('boulevards')],
  help: ['/faq', element('main summary', 'Combien coûte un passage')],
  subscriptions: ['/nos-abonnements', heading("Comment s'abonner")],
  tunnelPass: ['/nos-abonnements/tunnel-pass', heading('Les prix')],
  tunnelPassPlus: ['/nos-abonnements/tunnel-pass-plus', heading('Les prix')],
  termsOfSale: ['/cgv', heading('Article 3')],
  termsOfUse: ['/cgu', heading('Article 2')],
  legalNotice: ['/mentions-legales', text('société fictive')],
  accessibility: ['/accessibilite', text('Aucun audit')],
  agenda: ['/finances/agenda', text('Paiement du dividende')],
  reports: ['/finances/rapports', files],
  statements: ['/finances/communiques', files],
  assembly: ['/finances/assemblee-generale', files],
  publicOffer: ['/finance/offre-publique', files],
  marketTransfer: ['/finance/transfert-de-marche', files],
  unknown: ['/inconnue', heading('Page introuvable')],

  dashboard: ['/member/dashboard', text(' → ')],
  passages: ['/member/badge/passage', rows(50)],
  badges: ['/member/badge/list', rows(5)],
  badgeDetails: ['/member/badge/5001/details', text('25001501064010827')],
  badgeServices: ['/member/badge/5001/services', button('Enregistrer les services')],
  badgeOrder: ['/member/badge/order', button('Suivant')],
  checkout: ['/member/checkout/badge/success?reference=CDW0000042', heading('Paiement validé')],
  password: ['/member/account/password', button('Enregistrer')],
  postalDetails: ['/member/account/coordinates/postal', button('Enregistrer')],
  bankDetails: ['/member/account/coordinates/bank', button('Enregistrer')],
  addContract: ['/member/account/add-contract', button('Ajouter')],
  memberContact: ['/member/contact', button('Envoyer')],
  contractSumUp: ['/member/contract/sum-up', heading('Options')],
  contractHistory: ['/member/contract/history', rows(3)],
  invoices: ['/member/contract/invoice/list', rows(14)],
  invoiceView: [
    '/member/contract/invoice/202611419/view',
    element('iframe[title="Facture 202611419"]'),
  ],

  freeRamp: ['/espace/gratuite', heading('Où vous en êtes')],
  receipts: ['/espace/gratuite/recu', rows(2)],
  tickets: ['/espace/gratuite/recu/ticket', rows(5)],
  cardLink: ['/espace/gratuite/recu/ajouter', button('Associer')],
  cards: ['/espace/gratuite/recu/gerer', rows(1)],
  bankAccount: ['/espace/gratuite/banque', rows(1)],
  account: ['/espace/gratuite/compte', button('Enregistrer')],
  newBankAccount: ['/espace/gratuite/banque/ajouter', button('Enregistrer')],
  refunds: ['/espace/gratuite/remboursement', rows(1)],
  freeRampRefund: ['/espace/gratuite/remboursement/ajouter', button('Rechercher')],
  refundClaim: ['/espace/gratuite/remboursement/demande', heading('Confirmer votre remboursement')],
};

/** The last of the elements of a sight. */
export function seen(page: Page, { selector, text: hasText, count = 1 }: Sight): Locator {
  return page.locator(selector, hasText === undefined ? {} : { hasText }).nth(count - 1);
}
