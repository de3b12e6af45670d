import type { ComponentType } from 'react';
import { routes } from '../navigation/routes';
import { addressesOf, financePages } from '../public/finance/financePages';
import { island } from '../state/island';

const FinancePage = island(async () => (await import('../public/finance/FinancePage')).FinancePage);
const LegalPage = island(async () => (await import('../public/legal/LegalPage')).LegalPage);

/** What the operator publishes at addresses of its own: the first load of the home page names none of them. */
export const contentPages: Readonly<Record<string, ComponentType>> = {
  [routes.news]: island(async () => (await import('../public/news/NewsPage')).NewsPage),
  [routes.help]: island(async () => (await import('../public/faq/FaqPage')).FaqPage),
  [routes.subscriptions]: island(
    async () => (await import('../public/offers/OffersPage')).OffersPage,
  ),
  [routes.article]: island(async () => (await import('../public/news/ArticlePage')).ArticlePage),
  [routes.termsOfSale]: LegalPage,
  [routes.termsOfUse]: LegalPage,
  [routes.legalNotice]: LegalPage,
  [routes.accessibility]: island(
    async () => (await import('../public/legal/AccessibilityPage')).AccessibilityPage,
  ),
  ...Object.fromEntries(
    financePages.flatMap((page) => addressesOf(page).map((path) => [path, FinancePage])),
  ),
};

/** At any other address: a page of the editors, or none. */
export const CmsAddressPage = island(async () => (await import('./CmsAddressPage')).CmsAddressPage);
