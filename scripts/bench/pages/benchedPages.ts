import type { routes } from '../../../src/ui/navigation/routes.ts';
import type { Sight } from './watchLoad.ts';

/**
 * What the first screen shows: `fixed`: what the build knows; `published`: data of the operator; `private`:
 * data of the visitor.
 */
export type Content = 'fixed' | 'published' | 'private';

/** An address of the bench. It is complete when it shows `data` and its controls work. */
export interface BenchedPage {
  readonly address: string;
  readonly content: Content;
  readonly data: Sight;
}

type Routes = typeof routes;

/** The routes without parameters, but those that redirect or show only what their address names. */
type BenchedRoute = Exclude<
  {
    [Name in keyof Routes]: Routes[Name] extends `${string}:${string}` ? never : Name;
  }[keyof Routes],
  'signOut' | 'member' | 'synchronisation' | 'mobilePayment'
>;

type Row = readonly [address: string, content: Content, data: Sight];

const element = (selector: string, text?: string): Sight =>
  text === undefined ? { selector } : { selector, text };
const button = (name: string): Sight => ({ selector: 'main button', text: name });
const words = (text: string): Sight => ({
  selector: 'main :is(p, li, dt, dd, summary, span)',
  text,
});
const rows = (count: number): Sight => ({ selector: 'main tbody tr', count });

/** Every `BenchedRoute`. One that is missing here does not compile. */
const table: Readonly<Record<BenchedRoute, Row>> = {
  home: ['/', 'published', element('main td', ' min')],
  signIn: ['/espace/connexion', 'fixed', button('Se connecter')],
  signUp: ['/espace/inscription', 'fixed', button("S'inscrire")],
  lostPassword: ['/mot-de-passe-oublie', 'fixed', button('Envoyer')],
  firstConnection: ['/premiere-connexion', 'fixed', button('Continuer')],
  activation: ['/espace/activation', 'fixed', element('main h1', 'Activation du compte')],
  contact: ['/nous-contacter', 'fixed', button('Envoyer')],
  cancel: ['/nous-contacter/resilier', 'fixed', button('Vérifier ma demande')],
  withdraw: ['/nous-contacter/renoncer', 'fixed', button('Vérifier ma demande')],
  payOnline: ['/payer-en-ligne', 'fixed', button('Rechercher')],
  maintenance: ['/maintenance', 'fixed', element('main h1', 'Site en maintenance')],
  purchase: ['/achat', 'published', button('Suivant')],
  subscriptions: ['/nos-abonnements', 'published', element('main h2', "Comment s'abonner")],
  tunnelPass: ['/nos-abonnements/tunnel-pass', 'published', element('main h2', 'Les prix')],
  tunnelPassPlus: [
    '/nos-abonnements/tunnel-pass-plus',
    'published',
    element('main h2', 'Les prix'),
  ],
  news: ['/actualites', 'published', element('main h2, main h3', 'Fermetures de nuit')],
  help: ['/faq', 'published', element('main summary', 'Combien coûte un passage')],
  termsOfSale: ['/cgv', 'published', element('main h2', 'Article 3')],
  termsOfUse: ['/cgu', 'published', element('main h2', 'Article 2')],
  legalNotice: ['/mentions-legales', 'published', words('société fictive')],
  accessibility: ['/accessibilite', 'published', words('Aucun audit')],
  agenda: ['/finances/agenda', 'published', words('Paiement du dividende')],
  reports: ['/finances/rapports', 'published', element('main a[href$=".pdf"]')],
  statements: ['/finances/communiques', 'published', element('main a[href$=".pdf"]')],
  assembly: ['/finances/assemblee-generale', 'published', element('main a[href$=".pdf"]')],
  publicOffer: ['/finance/offre-publique', 'published', element('main a[href$=".pdf"]')],
  marketTransfer: ['/finance/transfert-de-marche', 'published', element('main a[href$=".pdf"]')],

  chooser: ['/espace', 'private', element('main a', 'Espace abonné')],
  freeRamp: ['/espace/gratuite', 'private', element('main h2', 'Où vous en êtes')],
  receipts: ['/espace/gratuite/recu', 'private', rows(2)],
  tickets: ['/espace/gratuite/recu/ticket', 'private', rows(5)],
  cardLink: ['/espace/gratuite/recu/ajouter', 'private', button('Associer')],
  cards: ['/espace/gratuite/recu/gerer', 'private', rows(1)],
  bankAccount: ['/espace/gratuite/banque', 'private', rows(1)],
  account: ['/espace/gratuite/compte', 'private', button('Enregistrer')],
  newBankAccount: ['/espace/gratuite/banque/ajouter', 'private', button('Enregistrer')],
  refunds: ['/espace/gratuite/remboursement', 'private', rows(1)],
  freeRampRefund: ['/espace/gratuite/remboursement/ajouter', 'private', button('Rechercher')],
  refundClaim: [
    '/espace/gratuite/remboursement/demande',
    'private',
    element('main h1', 'Confirmer votre remboursement'),
  ],

  dashboard: ['/member/dashboard', 'private', words(' → ')],
  passages: ['/member/badge/passage', 'private', rows(50)],
  badges: ['/member/badge/list', 'private', rows(5)],
  badgeOrder: ['/member/badge/order', 'private', button('Suivant')],
  invoices: ['/member/contract/invoice/list', 'private', rows(14)],
  memberContact: ['/member/contact', 'private', button('Envoyer')],
  contractSumUp: ['/member/contract/sum-up', 'private', element('main h2, main h3', 'Options')],
  contractHistory: ['/member/contract/history', 'private', rows(3)],
  postalDetails: ['/member/account/coordinates/postal', 'private', button('Enregistrer')],
  bankDetails: ['/member/account/coordinates/bank', 'private', button('Enregistrer')],
  password: ['/member/account/password', 'private', button('Enregistrer')],
  addContract: ['/member/account/add-contract', 'private', button('Ajouter')],
};

/** The pages of the four journeys of a driver who reads English, and those of an account. */
const english: readonly Row[] = [
  ['/en', 'published', element('main td', ' min')],
  ['/en/payer-en-ligne', 'fixed', button('Search')],
  ['/en/achat', 'published', button('Next')],
  ['/en/nos-abonnements', 'published', element('main h2', 'How to subscribe')],
  ['/en/faq', 'published', element('main summary', 'Combien coûte un passage')],
  ['/en/nous-contacter', 'fixed', button('Send')],
  ['/en/espace/connexion', 'fixed', button('Sign in')],
  ['/en/espace/inscription', 'fixed', button('Sign up')],
  ['/en/espace/gratuite', 'private', element('main h2', 'Where you stand')],
];

export const benchedPages: readonly BenchedPage[] = [...Object.values(table), ...english].map(
  ([address, content, data]) => ({ address, content, data }),
);
