import type { ServiceIdentifier } from 'inversify';
import type { ApiClient } from '../adapters/http/core/apiClient';
import type { Ports } from '../application/ports/Ports';

/** The contents of the container: every port, and the services that adapters share. */
export interface Services extends Ports {
  readonly api: ApiClient;
}

type Tokens = { readonly [Name in keyof Services]: ServiceIdentifier<Services[Name]> };

/** One token per service. A service without a token does not compile. */
export const tokens: Tokens = {
  api: Symbol('api'),
  clock: Symbol('clock'),
  tokens: Symbol('tokens'),
  preferences: Symbol('preferences'),
  consents: Symbol('consents'),
  audience: Symbol('audience'),
  orderDrafts: Symbol('orderDrafts'),
  paymentRecords: Symbol('paymentRecords'),
  visits: Symbol('visits'),
  purchaseDrafts: Symbol('purchaseDrafts'),
  documents: Symbol('documents'),
  signatures: Symbol('signatures'),
  lastTraffic: Symbol('lastTraffic'),
  favourites: Symbol('favourites'),
  plates: Symbol('plates'),
  telemetry: Symbol('telemetry'),
  release: Symbol('release'),
  heldDrafts: Symbol('heldDrafts'),
  bankReturns: Symbol('bankReturns'),
  offlinePage: Symbol('offlinePage'),
  accounts: Symbol('accounts'),
  subscribers: Symbol('subscribers'),
  invoices: Symbol('invoices'),
  badges: Symbol('badges'),
  contracts: Symbol('contracts'),
  passages: Symbol('passages'),
  passagePrinter: Symbol('passagePrinter'),
  chime: Symbol('chime'),
  fileSaver: Symbol('fileSaver'),
  archives: Symbol('archives'),
  workbooks: Symbol('workbooks'),
  pdfViewer: Symbol('pdfViewer'),
  traffic: Symbol('traffic'),
  publicSite: Symbol('publicSite'),
  orders: Symbol('orders'),
  purchases: Symbol('purchases'),
  notices: Symbol('notices'),
  payments: Symbol('payments'),
  paymentSigner: Symbol('paymentSigner'),
  paymentPage: Symbol('paymentPage'),
  refunds: Symbol('refunds'),
  receipts: Symbol('receipts'),
  tickets: Symbol('tickets'),
  bankAccounts: Symbol('bankAccounts'),
  messages: Symbol('messages'),
  delay: Symbol('delay'),
};
