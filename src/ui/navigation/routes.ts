/* oxlint-disable max-lines -- one table of all screens */
import type { ComponentType } from 'react';
import { words as freeRampTitles } from '../freeRamp/titles.words.fr.ts';
import { words as titles } from '../shell/publicTitles.words.fr.ts';
import type { AppThunk } from '../../application/kernel/AppThunk.ts';
import type { Scope } from '../../domain/account/accessToken.ts';
import { offersPath, plainOfferPaths } from '../../domain/publicSite/offerPaths.ts';
import { operator } from '../operator.ts';

/** What a page of the subscriber area consists of below its heading; `rows`: a list of trips or invoices. */
export type PageShape = 'board' | 'facts' | 'twoCards' | 'form' | 'rows' | 'table' | 'text';

/** A part of the site: its pages share a frame. */
export type Area = 'public' | 'member' | 'freeRamp';

/**
 * Who may see a page; others are redirected to the sign-in or to the chooser (P6.2 to P6.5). `session`: with
 * any token; `freeRamp`: with access to that area; `freeRampIfSignedIn`: that, or without a token.
 */
export type Guard = 'session' | 'freeRamp' | 'freeRampIfSignedIn';

/** The scope of the token without which nothing of an area is read. */
export const areaScopes: Readonly<Partial<Record<Area, Scope>>> = {
  member: 'SUBSCRIBER',
  freeRamp: 'FREE',
};

/** An operation of the contract that reads without input. */
export type EarlyCall =
  | 'loadPublicData'
  | 'loadSubscriber'
  | 'listRefunds'
  | 'listReceipts'
  | 'listTicketFluxes'
  | 'listBankAccounts'
  | 'readTraffic'
  | 'listPosts';

/** What every page of an area reads first. */
export const areaCalls: Readonly<Record<Area, readonly EarlyCall[]>> = {
  public: ['loadPublicData'],
  member: ['loadSubscriber'],
  freeRamp: ['listRefunds', 'listReceipts', 'listTicketFluxes', 'listBankAccounts'],
};

/** A row of the table of routes: what the site knows of a screen beside the code of its page. */
export interface SiteRoute {
  /** Path and link: a pattern with `:parameters`, filled with `generatePath`. */
  readonly address: string;
  readonly area: Area;
  /** Default of the heading and of the browser tab; a page may set its own. */
  readonly title: string;
  /** Fetches the page. Routes with the same function keep the page mounted from one to the other. */
  readonly page: () => Promise<ComponentType>;
  /** More addresses of the same page. */
  readonly also?: readonly string[];
  /** Old addresses, which redirect to `address`. They have the same `:parameters`. */
  readonly movedFrom?: readonly string[];
  /** Without one everyone may see the page; the subscriber area has a guard for all of its pages. */
  readonly guard?: Guard;
  /** Of its skeleton, while the subscriber area waits for the subscriber. */
  readonly shape?: PageShape;
  /**
   * The public frame without menu, sign-in, alerts, tasks and phone, for visitors who order or pay (P2.13).
   */
  readonly slim?: true;
  /** The page redirects, or shows only what its address or a sign-in names. */
  readonly isPrerendered?: false;
  /** Not in the site map: of use to those only who come from a page or a mail. */
  readonly isListed?: false;
  /** Lists of the published content that the page shows: its HTML file has them. */
  readonly published?: readonly ('menu' | 'pages' | 'subscription' | 'FAQ')[];
  /** What the page reads first beside its area: it is asked while the code of the site loads. */
  readonly calls?: readonly EarlyCall[];
  /** Fetches what starts a reading of the page, for the query of its address, while its code is fetched. */
  readonly reading?: () => Promise<(search: string) => AppThunk<Promise<unknown>>>;
}

/**
 * The subscriber area (M2.1). Its own address redirects before the area is rendered: a redirect of a page in
 * the area would override what the visitor has pressed in its menu since.
 */
export const memberPath = '/member';

const accessPage = async () => (await import('../account/access/AccessPage')).AccessPage;
const purchasePage = async () => (await import('../purchase/flow/PurchasePage')).PurchasePage;
const legalPage = async () => (await import('../public/legal/LegalPage')).LegalPage;
const financePage = async () => (await import('../public/finance/FinancePage')).FinancePage;
/** A page of the editors or the « not found » page, at every address without a route (P2.11). */
export const cmsAddressPage: SiteRoute['page'] = async () =>
  (await import('../app/CmsAddressPage')).CmsAddressPage;

/** The rows of an area. */
type Rows = Readonly<Record<string, Omit<SiteRoute, 'area'>>>;

const publicRows = {
  home: {
    address: '/',
    title: operator.name,
    page: async () => (await import('../public/home/HomePage')).HomePage,
    calls: ['readTraffic'],
  },
  signIn: {
    address: '/espace/connexion',
    movedFrom: ['/login'],
    title: titles.signIn,
    page: accessPage,
    isListed: false,
  },
  signUp: {
    address: '/espace/inscription',
    title: titles.signUp,
    page: accessPage,
    isListed: false,
  },
  signOut: {
    address: '/espace/deconnexion',
    title: titles.signOut,
    page: async () => (await import('../account/access/SignOutPage')).SignOutPage,
    isPrerendered: false,
    isListed: false,
  },
  chooser: {
    address: '/espace',
    title: titles.chooser,
    page: async () => (await import('../account/access/ChooserPage')).ChooserPage,
    guard: 'session',
    isListed: false,
  },
  refundOfTicket: {
    address: '/remboursement/:id',
    title: titles.refundOfTicket,
    page: async () => (await import('../freeRamp/refund/RefundOfTicketPage')).RefundOfTicketPage,
  },
  lostPassword: {
    address: '/mot-de-passe-oublie',
    title: titles.lostPassword,
    page: async () => (await import('../account/password/LostPasswordPage')).LostPasswordPage,
    isListed: false,
  },
  firstConnection: {
    address: '/premiere-connexion',
    title: titles.firstConnection,
    page: async () =>
      (await import('../account/firstConnection/FirstConnectionPage')).FirstConnectionPage,
    isListed: false,
  },
  activation: {
    address: '/espace/activation',
    also: ['/espace/activation/:token', '/activation/:token'],
    title: titles.activation,
    page: async () => (await import('../account/mailedLink/ActivationPage')).ActivationPage,
    isListed: false,
  },
  subscriptions: {
    address: offersPath,
    movedFrom: ['/abonnements'],
    title: titles.subscriptions,
    page: async () => (await import('../public/offers/OffersPage')).OffersPage,
    published: ['menu', 'pages', 'subscription'],
  },
  tunnelPass: {
    address: plainOfferPaths.tunnelPass,
    title: titles.tunnelPass,
    page: cmsAddressPage,
    isPrerendered: false,
  },
  tunnelPassPlus: {
    address: plainOfferPaths.tunnelPassPlus,
    title: titles.tunnelPassPlus,
    page: cmsAddressPage,
    isPrerendered: false,
  },
  purchase: {
    address: '/achat',
    title: titles.purchase,
    page: purchasePage,
    slim: true,
  },
  purchaseOrder: {
    address: '/achat/:orderReference',
    title: titles.purchaseOrder,
    page: purchasePage,
    slim: true,
  },
  purchaseState: {
    address: '/achat/:orderReference/:state',
    title: titles.purchaseState,
    page: purchasePage,
    slim: true,
  },
  payOnline: {
    address: '/payer-en-ligne',
    title: titles.payOnline,
    page: async () => (await import('../public/payOnline/PayOnlinePage')).PayOnlinePage,
  },
  mobilePayment: {
    address: '/payment/mobile',
    title: titles.mobilePayment,
    page: async () => (await import('../payment/mobile/MobilePaymentPage')).MobilePaymentPage,
    slim: true,
    isPrerendered: false,
    isListed: false,
  },
  paymentReturn: {
    address: '/payment/:type/:state',
    title: titles.paymentReturn,
    page: async () => (await import('../payment/returns/PaymentReturnPage')).PaymentReturnPage,
    slim: true,
  },
  news: {
    address: '/actualites',
    title: titles.news,
    page: async () => (await import('../public/news/NewsPage')).NewsPage,
    calls: ['listPosts'],
  },
  article: {
    address: '/actualites/:slug',
    title: titles.article,
    page: async () => (await import('../public/news/ArticlePage')).ArticlePage,
    calls: ['listPosts'],
  },
  help: {
    address: '/faq',
    title: titles.help,
    page: async () => (await import('../public/faq/FaqPage')).FaqPage,
    published: ['FAQ'],
  },
  contact: {
    address: '/nous-contacter',
    title: titles.contact,
    page: async () => (await import('../public/contact/ContactPage')).ContactPage,
  },
  cancel: {
    address: '/nous-contacter/resilier',
    title: titles.cancel,
    page: async () => (await import('../public/contact/ending/EndingPage')).CancellationPage,
  },
  withdraw: {
    address: '/nous-contacter/renoncer',
    title: titles.withdraw,
    page: async () => (await import('../public/contact/ending/EndingPage')).WithdrawalPage,
  },
  termsOfSale: {
    address: '/cgv',
    title: titles.termsOfSale,
    page: legalPage,
    published: ['pages'],
  },
  termsOfUse: {
    address: '/cgu',
    title: titles.termsOfUse,
    page: legalPage,
    published: ['pages'],
  },
  legalNotice: {
    address: '/mentions-legales',
    title: titles.legalNotice,
    page: legalPage,
    published: ['pages'],
  },
  accessibility: {
    address: '/accessibilite',
    title: titles.accessibility,
    page: async () => (await import('../public/legal/AccessibilityPage')).AccessibilityPage,
    published: ['pages'],
  },
  maintenance: {
    address: '/maintenance',
    title: titles.maintenance,
    page: async () => (await import('../public/maintenance/MaintenancePage')).MaintenancePage,
    isListed: false,
  },
  synchronisation: {
    address: '/synchronisation',
    title: titles.synchronisation,
    page: async () =>
      (await import('../public/maintenance/SynchronisationPage')).SynchronisationPage,
    isPrerendered: false,
    isListed: false,
  },
  agenda: {
    address: '/finances/agenda',
    also: ['/finance/agenda'],
    title: titles.agenda,
    page: financePage,
  },
  reports: {
    address: '/finances/rapports',
    also: ['/finance/rapports'],
    title: titles.reports,
    page: financePage,
  },
  statements: {
    address: '/finances/communiques',
    also: ['/finance/communiques'],
    title: titles.statements,
    page: financePage,
  },
  assembly: {
    address: '/finances/assemblee-generale',
    also: ['/finance/assemblee-generale'],
    title: titles.assembly,
    page: financePage,
  },
  publicOffer: {
    address: '/finance/offre-publique',
    also: ['/finances/offre-publique'],
    title: titles.publicOffer,
    page: financePage,
  },
  marketTransfer: {
    address: '/finance/transfert-de-marche',
    also: ['/finances/transfert-de-marche'],
    title: titles.marketTransfer,
    page: financePage,
  },
} as const satisfies Rows;

const freeRampRows = {
  freeRamp: {
    address: '/espace/gratuite',
    title: freeRampTitles.freeRamp,
    page: async () => (await import('../freeRamp/welcome/FreeRampWelcomePage')).FreeRampWelcomePage,
    guard: 'freeRampIfSignedIn',
  },
  freeRampRefund: {
    address: '/espace/gratuite/remboursement/ajouter',
    title: freeRampTitles.freeRampRefund,
    page: async () => (await import('../freeRamp/refund/RefundWizardPage')).RefundWizardPage,
  },
  refunds: {
    address: '/espace/gratuite/remboursement',
    title: freeRampTitles.refunds,
    page: async () => (await import('../freeRamp/refund/RefundsPage')).RefundsPage,
    guard: 'freeRampIfSignedIn',
  },
  refundClaim: {
    address: '/espace/gratuite/remboursement/demande',
    title: freeRampTitles.refundClaim,
    page: async () => (await import('../freeRamp/refund/RefundClaimPage')).RefundClaimPage,
    guard: 'freeRamp',
  },
  receipts: {
    address: '/espace/gratuite/recu',
    title: freeRampTitles.receipts,
    page: async () => (await import('../freeRamp/receipt/ReceiptsPage')).ReceiptsPage,
    guard: 'freeRampIfSignedIn',
  },
  tickets: {
    address: '/espace/gratuite/recu/ticket',
    title: freeRampTitles.tickets,
    page: async () => (await import('../freeRamp/receipt/TicketsPage')).TicketsPage,
    guard: 'freeRamp',
  },
  cardLink: {
    address: '/espace/gratuite/recu/ajouter',
    title: freeRampTitles.cardLink,
    page: async () => (await import('../freeRamp/receipt/CardLinkPage')).CardLinkPage,
    guard: 'freeRamp',
  },
  cards: {
    address: '/espace/gratuite/recu/gerer',
    title: freeRampTitles.cards,
    page: async () => (await import('../freeRamp/receipt/CardsPage')).CardsPage,
    guard: 'freeRamp',
  },
  bankAccount: {
    address: '/espace/gratuite/banque',
    title: freeRampTitles.bankAccount,
    page: async () => (await import('../freeRamp/bank/BankAccountPage')).BankAccountPage,
    guard: 'freeRamp',
  },
  account: {
    address: '/espace/gratuite/compte',
    title: freeRampTitles.account,
    page: async () => (await import('../freeRamp/account/AccountPage')).AccountPage,
    guard: 'freeRamp',
  },
  newBankAccount: {
    address: '/espace/gratuite/banque/ajouter',
    title: freeRampTitles.newBankAccount,
    page: async () => (await import('../freeRamp/bank/NewBankAccountPage')).NewBankAccountPage,
    guard: 'freeRamp',
  },
} as const satisfies Rows;

const memberRows = {
  dashboard: {
    address: '/member/dashboard',
    movedFrom: [memberPath],
    title: 'Tableau de bord',
    page: async () => (await import('#member-pages/dashboard/DashboardPage')).DashboardPage,
    shape: 'board',
    reading: async () => {
      const { latestPassages } = await import('../../application/passage/readLatestPassages');
      return () => latestPassages.begin();
    },
  },
  passages: {
    address: '/member/badge/passage',
    title: 'Trajets des 18 derniers mois',
    page: async () => (await import('#member-pages/passages/PassagesPage')).PassagesPage,
    shape: 'rows',
    reading: async () => (await import('#member-pages/passages/PassagesPage')).beginPage,
  },
  invoices: {
    address: '/member/contract/invoice/list',
    title: 'Mes factures',
    page: async () => (await import('#member-pages/invoice/InvoiceListPage')).InvoiceListPage,
    shape: 'rows',
  },
  invoiceView: {
    address: '/member/contract/invoice/:id/view',
    title: 'Facture',
    page: async () => (await import('#member-pages/invoice/InvoiceViewPage')).InvoiceViewPage,
  },
  badges: {
    address: '/member/badge/list',
    title: 'Mes badges',
    page: async () => (await import('#member-pages/badge/BadgeListPage')).BadgeListPage,
    shape: 'table',
  },
  badgeDetails: {
    address: '/member/badge/:id/details',
    title: 'Badge',
    page: async () => (await import('#member-pages/badge/BadgeDetailsPage')).BadgeDetailsPage,
    shape: 'twoCards',
  },
  badgeServices: {
    address: '/member/badge/:id/services',
    title: 'Services du badge',
    page: async () => (await import('#member-pages/badge/BadgeServicesPage')).BadgeServicesPage,
    shape: 'form',
  },
  badgeOrder: {
    address: '/member/badge/order',
    title: 'Commander un badge',
    page: async () => (await import('#member-pages/badgeOrder/BadgeOrderPage')).BadgeOrderPage,
    shape: 'form',
    calls: ['loadPublicData'],
    reading: async () => {
      const { loadPublicSite } = await import('../../application/publicSite/loadPublicSite');
      return () => loadPublicSite();
    },
  },
  checkout: {
    address: '/member/checkout/:type/:state',
    title: 'Paiement',
    page: async () => (await import('#member-pages/checkout/CheckoutPage')).CheckoutPage,
  },
  password: {
    address: '/member/account/password',
    title: 'Changer mon mot de passe',
    page: async () => (await import('#member-pages/account/PasswordPage')).PasswordPage,
    shape: 'form',
  },
  bankDetails: {
    address: '/member/account/coordinates/bank',
    title: 'Coordonnées bancaires',
    page: async () => (await import('#member-pages/account/BankDetailsPage')).BankDetailsPage,
    shape: 'form',
  },
  addContract: {
    address: '/member/account/add-contract',
    title: 'Ajouter un contrat',
    page: async () => (await import('#member-pages/account/AddContractPage')).AddContractPage,
    shape: 'form',
  },
  /** The contact form, inside of the area for who comes from it. */
  memberContact: {
    address: '/member/contact',
    title: 'Nous contacter',
    page: async () => (await import('../public/contact/ContactPage')).ContactPage,
    shape: 'form',
  },
  contractSumUp: {
    address: '/member/contract/sum-up',
    title: 'Récapitulatif du contrat',
    page: async () => (await import('#member-pages/contract/ContractSumUpPage')).ContractSumUpPage,
    shape: 'facts',
  },
  contractHistory: {
    address: '/member/contract/history',
    title: 'Historique du contrat',
    page: async () =>
      (await import('#member-pages/contract/ContractHistoryPage')).ContractHistoryPage,
    shape: 'table',
  },
  postalDetails: {
    address: '/member/account/coordinates/postal',
    title: 'Coordonnées postales',
    page: async () => (await import('#member-pages/account/PostalDetailsPage')).PostalDetailsPage,
    shape: 'form',
  },
} as const satisfies Rows;

/**
 * The table of routes: a new screen is its page and its row. To move a screen, change its `address` and put
 * the old one in `movedFrom`.
 */
const table = { ...publicRows, ...freeRampRows, ...memberRows };

type Table = typeof table;

export type RouteName = keyof Table;

const inArea = (area: Area, rows: Rows): readonly (readonly [string, SiteRoute])[] =>
  Object.entries(rows).map(([name, row]) => [name, { ...row, area }]);

/** Every row, by name. */
export const siteRoutes = Object.fromEntries([
  ...inArea('public', publicRows),
  ...inArea('freeRamp', freeRampRows),
  ...inArea('member', memberRows),
]) as Readonly<Record<RouteName, SiteRoute>>;

export const routeNames = Object.keys(table) as readonly RouteName[];

/** The address of each route: the path for the router, the `to` of a link. */
export const routes = Object.fromEntries(
  routeNames.map((name) => [name, table[name].address]),
) as Readonly<{ [Name in RouteName]: Table[Name]['address'] }>;

/** Every address of a page: its own, then the others; not those from which it has moved. */
export function addressesOf(name: RouteName): readonly string[] {
  const { address, also = [] } = siteRoutes[name];
  return [address, ...also];
}

/** Whether the build renders the page into its HTML file: it is open to everyone, and has no parameter. */
export function isPrerendered(name: RouteName): boolean {
  const { address, area, guard, isPrerendered: isRendered = true } = siteRoutes[name];
  const isOpen = area !== 'member' && (guard === undefined || guard === 'freeRampIfSignedIn');
  return isRendered && isOpen && !address.includes(':');
}
