import type { FaqCategory } from '../../../domain/publicSite/faq';

/** The tabs of the page, in their order (P2.7). */
export const faqTitles: Readonly<Record<FaqCategory, string>> = {
  circuler: 'Circuler',
  abonnements: 'Abonnements',
};
