import { NotFoundPage } from '../../shell/NotFoundPage';
import { lazyPart } from '../../state/loading/lazyPart';
import type { PagesOf, UnknownPage } from './SitePage';

/** The pages of the subscriber area, each in a chunk of its own. */
export const memberPages: PagesOf<'member'> & UnknownPage = {
  dashboard: {
    title: 'Tableau de bord',
    shape: 'board',
    Page: lazyPart(
      async () => (await import('../../member/dashboard/DashboardPage')).DashboardPage,
    ),
    loadParts: async () => (await import('../../member/dashboard/DashboardPage')).loadCards(),
    loadReading: async () => (await import('../../member/dashboard/DashboardPage')).loadReading(),
  },
  password: {
    title: 'Changer mon mot de passe',
    shape: 'form',
    Page: lazyPart(async () => (await import('../../member/account/PasswordPage')).PasswordPage),
  },
  postalDetails: {
    title: 'Coordonnées postales',
    shape: 'form',
    Page: lazyPart(
      async () => (await import('../../member/account/PostalDetailsPage')).PostalDetailsPage,
    ),
  },
  bankDetails: {
    title: 'Coordonnées bancaires',
    shape: 'form',
    Page: lazyPart(
      async () => (await import('../../member/account/BankDetailsPage')).BankDetailsPage,
    ),
  },
  addContract: {
    title: 'Ajouter un contrat',
    shape: 'form',
    Page: lazyPart(
      async () => (await import('../../member/account/AddContractPage')).AddContractPage,
    ),
  },
  contractSumUp: {
    title: 'Récapitulatif du contrat',
    shape: 'facts',
    Page: lazyPart(
      async () => (await import('../../member/contract/ContractSumUpPage')).ContractSumUpPage,
    ),
  },
  contractHistory: {
    title: 'Historique du contrat',
    shape: 'table',
    Page: lazyPart(
      async () => (await import('../../member/contract/ContractHistoryPage')).ContractHistoryPage,
    ),
  },
  invoices: {
    title: 'Mes factures',
    shape: 'rows',
    Page: lazyPart(
      async () => (await import('../../member/invoice/InvoiceListPage')).InvoiceListPage,
    ),
  },
  invoiceView: {
    title: 'Facture',
    Page: lazyPart(
      async () => (await import('../../member/invoice/InvoiceViewPage')).InvoiceViewPage,
    ),
  },
  badges: {
    title: 'Mes badges',
    shape: 'table',
    Page: lazyPart(async () => (await import('../../member/badge/BadgeListPage')).BadgeListPage),
  },
  badgeDetails: {
    title: 'Badge',
    shape: 'twoCards',
    Page: lazyPart(
      async () => (await import('../../member/badge/BadgeDetailsPage')).BadgeDetailsPage,
    ),
  },
  badgeServices: {
    title: 'Services du badge',
    shape: 'form',
    Page: lazyPart(
      async () => (await import('../../member/badge/BadgeServicesPage')).BadgeServicesPage,
    ),
  },
  passages: {
    title: 'Trajets des 18 derniers mois',
    shape: 'rows',
    Page: lazyPart(async () => (await import('../../member/passages/PassagesPage')).PassagesPage),
    loadParts: async () => (await import('../../member/passages/PassagesPage')).loadSearch(),
  },
  badgeOrder: {
    title: 'Commander un badge',
    shape: 'form',
    Page: lazyPart(
      async () => (await import('../../member/badgeOrder/BadgeOrderPage')).BadgeOrderPage,
    ),
    loadReading: async () =>
      (await import('../../../application/publicSite/loadPublicSite')).loadPublicSite,
  },
  memberContact: {
    title: 'Nous contacter',
    shape: 'form',
    Page: lazyPart(async () => (await import('../../public/contact/ContactPage')).ContactPage),
  },
  checkout: {
    title: 'Paiement',
    Page: lazyPart(async () => (await import('../../member/checkout/CheckoutPage')).CheckoutPage),
  },
  unknown: { title: 'Page introuvable', Page: NotFoundPage },
};
