import { financePages } from '../../public/finance/financePages';
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
    title: 'Mot de passe oublié',
    Page: island(
      async () => (await import('../../account/password/LostPasswordPage')).LostPasswordPage,
    ),
  },
  firstConnection: {
    title: 'Première connexion',
    Page: island(
      async () =>
        (await import('../../account/firstConnection/FirstConnectionPage')).FirstConnectionPage,
    ),
  },
  activation: { title: 'Activation du compte', Page: ActivationPage },
  subscriptions: {
    title: 'Nos abonnements',
    Page: island(async () => (await import('../../public/offers/OffersPage')).OffersPage),
  },
  tunnelPass: { title: 'Nos abonnements', Page: CmsAddressPage },
  tunnelPassPlus: { title: 'Nos abonnements', Page: CmsAddressPage },
  purchase: { title: "S'abonner", Page: PurchasePage },
  purchaseOrder: { title: "S'abonner", Page: PurchasePage },
  purchaseState: { title: "S'abonner", Page: PurchasePage },
  payOnline: {
    title: 'Payer en ligne',
    Page: island(async () => (await import('../../public/payOnline/PayOnlinePage')).PayOnlinePage),
  },
  mobilePayment: {
    title: 'Paiement',
    Page: island(
      async () => (await import('../../payment/mobile/MobilePaymentPage')).MobilePaymentPage,
    ),
  },
  paymentReturn: {
    title: 'Paiement',
    Page: island(
      async () => (await import('../../payment/returns/PaymentReturnPage')).PaymentReturnPage,
    ),
  },
  news: {
    title: 'Actualités',
    Page: island(async () => (await import('../../public/news/NewsPage')).NewsPage),
  },
  article: {
    title: 'Actualités',
    Page: island(async () => (await import('../../public/news/ArticlePage')).ArticlePage),
  },
  help: {
    title: 'Foire aux questions',
    Page: island(async () => (await import('../../public/faq/FaqPage')).FaqPage),
  },
  contact: {
    title: 'Nous contacter',
    Page: island(async () => (await import('../../public/contact/ContactPage')).ContactPage),
  },
  cancel: {
    title: 'Résilier votre contrat',
    Page: island(
      async () => (await import('../../public/contact/ending/EndingPage')).CancellationPage,
    ),
  },
  withdraw: {
    title: 'Renoncer au contrat',
    Page: island(
      async () => (await import('../../public/contact/ending/EndingPage')).WithdrawalPage,
    ),
  },
  termsOfSale: { title: 'Conditions générales de vente', Page: LegalPage },
  termsOfUse: { title: "Conditions générales d'utilisation", Page: LegalPage },
  legalNotice: { title: 'Mentions légales', Page: LegalPage },
  accessibility: {
    title: 'Accessibilité',
    Page: island(
      async () => (await import('../../public/legal/AccessibilityPage')).AccessibilityPage,
    ),
  },
  maintenance: {
    title: 'Site en maintenance',
    Page: lazyPart(
      async () => (await import('../../public/maintenance/MaintenancePage')).MaintenancePage,
    ),
  },
  synchronisation: {
    title: 'Synchronisation en cours',
    Page: island(
      async () =>
        (await import('../../public/maintenance/SynchronisationPage')).SynchronisationPage,
    ),
  },
  agenda: { title: financePages.agenda.heading, Page: FinancePage },
  reports: { title: financePages.reports.heading, Page: FinancePage },
  statements: { title: financePages.statements.heading, Page: FinancePage },
  assembly: { title: financePages.assembly.heading, Page: FinancePage },
  publicOffer: { title: financePages.publicOffer.heading, Page: FinancePage },
  marketTransfer: { title: financePages.marketTransfer.heading, Page: FinancePage },
  unknown: { title: 'Page introuvable', Page: CmsAddressPage },
};
