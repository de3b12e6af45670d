import type { ComponentType } from 'react';
import { routes } from '../navigation/routes';
import { island } from '../state/island';

/** What the operator publishes at addresses of its own: the first load of the home page names none of them. */
export const contentPages: Readonly<Record<string, ComponentType>> = {
  [routes.news]: island(async () => (await import('../public/news/NewsPage')).NewsPage),
  [routes.help]: island(async () => (await import('../public/faq/FaqPage')).FaqPage),
  [routes.article]: island(async () => (await import('../public/news/ArticlePage')).ArticlePage),
};

/** At any other address: a page of the editors, or none. */
export const CmsAddressPage = island(async () => (await import('./CmsAddressPage')).CmsAddressPage);
