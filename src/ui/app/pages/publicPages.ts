import { words } from '#words/shell/publicTitles';
import { island } from '../../state/loading/island';
import { lazyPart } from '../../state/loading/lazyPart';
import type { PagesOf, UnknownPage } from './SitePage';

/** A page of the editors or the « not found » page, at every address without a route (P2.11). */
const CmsAddressPage = island(async () => (await import('../CmsAddressPage')).CmsAddressPage);

// Routes with the same component keep it mounted from one to the other (P2.14, P2.27).
const ActivationPage = island(
  async () => (await import('../../account/mailedLink/ActivationPage')).ActivationPage,
);
const FinancePage = island(
  async () => (await import('../../public/finance/FinancePage')).FinancePage,
);
const LegalPage = island(async () => (await import('../../public/legal/LegalPage')).LegalPage);
const PurchasePage = island(
  async () => (await import('../../purchase/flow/PurchasePage')).PurchasePage,
);

/**
 * The pages in the public frame, each in its own chunk; the first load of the home page imports none of them.
 */
export const publicPages: PagesOf<'public'> & UnknownPage = {
  lostPassword: {
    title: words.lostPassword,
    Page: island(
      async () => (await import('../../account/password/LostPasswordPage')).LostPasswordPage,
    ),
  },
  firstConnection: {
    title: words.firstConnection,
    Page: island(
      async () =>
        (await import('../../account/firstConnection/FirstConnectionPage')).FirstConnectionPage,
    ),
  },
  activation: { title: words.activation, Page: ActivationPage },
  subscriptions: {
    title: words.subscriptions,
    Page: island(async () => (await import('../../public/offers/OffersPage')).OffersPage),
  },
  tunnelPass: { title: words.tunnelPass, Page: CmsAddressPage },
  tunnelPassPlus: { title: words.tunnelPassPlus, Page: CmsAddressPage },
  purchase: { title: words.purchase, Page: PurchasePage },
  purchaseOrder: { title: words.purchaseOrder, Page: PurchasePage },
  purchaseState: { title: words.purchaseState, Page: PurchasePage },
  payOnline: {
    title: words.payOnline,
    Page: island(async () => (await import('../../public/payOnline/PayOnlinePage')).PayOnlinePage),
  },
  mobilePayment: {
    title: words.mobilePayment,
    Page: island(
      async () => (await import('../../payment/mobile/MobilePaymentPage')).MobilePaymentPage,
    ),
  },
  paymentReturn: {
    title: words.paymentReturn,
    Page: island(
      async () => (await import('../../payment/returns/PaymentReturnPage')).PaymentReturnPage,
    ),
  },
  news: {
    title: words.news,
    Page: island(async () => (await import('../../public/news/NewsPage')).NewsPage),
  },
  article: {
    title: words.article,
    Page: island(async () => (await import('../../public/news/ArticlePage')).ArticlePage),
  },
  help: {
    title: words.help,
    Page: island(async () => (await import('../../public/faq/FaqPage')).FaqPage),
  },
  contact: {
    title: words.contact,
    Page: island(async () => (await import('../../public/contact/ContactPage')).ContactPage),
  },
  cancel: {
    title: words.cancel,
    Page: island(
      async () => (await import('../../public/contact/ending/EndingPage')).CancellationPage,
    ),
  },
  withdraw: {
    title: words.withdraw,
    Page: island(
      async () => (await import('../../public/contact/ending/EndingPage')).WithdrawalPage,
    ),
  },
  termsOfSale: { title: words.termsOfSale, Page: LegalPage },
  termsOfUse: { title: words.termsOfUse, Page: LegalPage },
  legalNotice: { title: words.legalNotice, Page: LegalPage },
  accessibility: {
    title: words.accessibility,
    Page: island(
      async () => (await import('../../public/legal/AccessibilityPage')).AccessibilityPage,
    ),
  },
  maintenance: {
    title: words.maintenance,
    Page: lazyPart(
      async () => (await import('../../public/maintenance/MaintenancePage')).MaintenancePage,
    ),
  },
  synchronisation: {
    title: words.synchronisation,
    Page: island(
      async () =>
        (await import('../../public/maintenance/SynchronisationPage')).SynchronisationPage,
    ),
  },
  agenda: { title: words.agenda, Page: FinancePage },
  reports: { title: words.reports, Page: FinancePage },
  statements: { title: words.statements, Page: FinancePage },
  assembly: { title: words.assembly, Page: FinancePage },
  publicOffer: { title: words.publicOffer, Page: FinancePage },
  marketTransfer: { title: words.marketTransfer, Page: FinancePage },
  unknown: { title: words.unknown, Page: CmsAddressPage },
};
