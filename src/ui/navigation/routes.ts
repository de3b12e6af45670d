import { offersPath, plainOfferPaths } from '../../domain/publicSite/offerPaths.ts';

/**
 * A part of the site: its pages share a frame, and one chunk contains the table of their pages. The pages of
 * `shell` are those that the first load imports; those of `public` share its frame.
 */
export type Area = 'shell' | 'public' | 'member' | 'freeRamp';

/** A row of the table of routes. */
export interface SiteRoute {
  /** Path and link: a pattern with `:parameters`, filled with `generatePath`. */
  readonly address: string;
  readonly area: Area;
  /** More addresses of the same page. */
  readonly also?: readonly string[];
  /** Old addresses, which redirect to `address`. They have the same `:parameters`. */
  readonly movedFrom?: readonly string[];
  /**
   * The public frame without menu, sign-in, alerts, tasks and phone, for visitors who order or pay (P2.13).
   */
  readonly slim?: true;
}

/**
 * The subscriber area (M2.1). Its own address redirects before the area is rendered: a redirect of a page in
 * the area would override what the visitor has pressed in its menu since.
 */
export const memberPath = '/member';

/**
 * The table of routes. To move a screen, change its `address` and put the old one in `movedFrom`. The page
 * and the title of a row are in `ui/app/pages/<area>Pages`, which does not compile without them. They are not
 * here because the first load of every page contains this table.
 */
const table = {
  home: { address: '/', area: 'shell' },
  signIn: { address: '/espace/connexion', area: 'shell', movedFrom: ['/login'] },
  signUp: { address: '/espace/inscription', area: 'shell' },
  signOut: { address: '/espace/deconnexion', area: 'shell' },
  chooser: { address: '/espace', area: 'shell' },
  refundOfTicket: { address: '/remboursement/:id', area: 'shell' },

  lostPassword: { address: '/mot-de-passe-oublie', area: 'public' },
  firstConnection: { address: '/premiere-connexion', area: 'public' },
  activation: {
    address: '/espace/activation',
    area: 'public',
    also: ['/espace/activation/:token', '/activation/:token'],
  },
  subscriptions: { address: offersPath, area: 'public', movedFrom: ['/abonnements'] },
  tunnelPass: { address: plainOfferPaths.tunnelPass, area: 'public' },
  tunnelPassPlus: { address: plainOfferPaths.tunnelPassPlus, area: 'public' },
  purchase: { address: '/achat', area: 'public', slim: true },
  purchaseOrder: { address: '/achat/:orderReference', area: 'public', slim: true },
  purchaseState: { address: '/achat/:orderReference/:state', area: 'public', slim: true },
  payOnline: { address: '/payer-en-ligne', area: 'public' },
  mobilePayment: { address: '/payment/mobile', area: 'public', slim: true },
  paymentReturn: { address: '/payment/:type/:state', area: 'public', slim: true },
  news: { address: '/actualites', area: 'public' },
  article: { address: '/actualites/:slug', area: 'public' },
  help: { address: '/faq', area: 'public' },
  contact: { address: '/nous-contacter', area: 'public' },
  cancel: { address: '/nous-contacter/resilier', area: 'public' },
  withdraw: { address: '/nous-contacter/renoncer', area: 'public' },
  termsOfSale: { address: '/cgv', area: 'public' },
  termsOfUse: { address: '/cgu', area: 'public' },
  legalNotice: { address: '/mentions-legales', area: 'public' },
  accessibility: { address: '/accessibilite', area: 'public' },
  maintenance: { address: '/maintenance', area: 'public' },
  synchronisation: { address: '/synchronisation', area: 'public' },
  agenda: { address: '/finances/agenda', area: 'public', also: ['/finance/agenda'] },
  reports: { address: '/finances/rapports', area: 'public', also: ['/finance/rapports'] },
  statements: { address: '/finances/communiques', area: 'public', also: ['/finance/communiques'] },
  assembly: {
    address: '/finances/assemblee-generale',
    area: 'public',
    also: ['/finance/assemblee-generale'],
  },
  publicOffer: {
    address: '/finance/offre-publique',
    area: 'public',
    also: ['/finances/offre-publique'],
  },
  marketTransfer: {
    address: '/finance/transfert-de-marche',
    area: 'public',
    also: ['/finances/transfert-de-marche'],
  },

  freeRamp: { address: '/espace/gratuite', area: 'freeRamp' },
  freeRampRefund: { address: '/espace/gratuite/remboursement/ajouter', area: 'freeRamp' },
  refunds: { address: '/espace/gratuite/remboursement', area: 'freeRamp' },
  refundClaim: { address: '/espace/gratuite/remboursement/demande', area: 'freeRamp' },
  receipts: { address: '/espace/gratuite/recu', area: 'freeRamp' },
  tickets: { address: '/espace/gratuite/recu/ticket', area: 'freeRamp' },
  cardLink: { address: '/espace/gratuite/recu/ajouter', area: 'freeRamp' },
  cards: { address: '/espace/gratuite/recu/gerer', area: 'freeRamp' },
  bankAccount: { address: '/espace/gratuite/banque', area: 'freeRamp' },
  account: { address: '/espace/gratuite/compte', area: 'freeRamp' },
  newBankAccount: { address: '/espace/gratuite/banque/ajouter', area: 'freeRamp' },

  dashboard: { address: '/member/dashboard', area: 'member', movedFrom: [memberPath] },
  passages: { address: '/member/badge/passage', area: 'member' },
  invoices: { address: '/member/contract/invoice/list', area: 'member' },
  invoiceView: { address: '/member/contract/invoice/:id/view', area: 'member' },
  badges: { address: '/member/badge/list', area: 'member' },
  badgeDetails: { address: '/member/badge/:id/details', area: 'member' },
  badgeServices: { address: '/member/badge/:id/services', area: 'member' },
  badgeOrder: { address: '/member/badge/order', area: 'member' },
  checkout: { address: '/member/checkout/:type/:state', area: 'member' },
  password: { address: '/member/account/password', area: 'member' },
  bankDetails: { address: '/member/account/coordinates/bank', area: 'member' },
  addContract: { address: '/member/account/add-contract', area: 'member' },
  /** The contact form, inside of the area for who comes from it. */
  memberContact: { address: '/member/contact', area: 'member' },
  contractSumUp: { address: '/member/contract/sum-up', area: 'member' },
  contractHistory: { address: '/member/contract/history', area: 'member' },
  postalDetails: { address: '/member/account/coordinates/postal', area: 'member' },
} as const satisfies Readonly<Record<string, SiteRoute>>;

type Table = typeof table;

export type RouteName = keyof Table;

/** The routes of an area. */
export type RouteOf<A extends Area> = {
  [Name in RouteName]: Table[Name]['area'] extends A ? Name : never;
}[RouteName];

/** Every row, by name. */
export const siteRoutes: Readonly<Record<RouteName, SiteRoute>> = table;

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
